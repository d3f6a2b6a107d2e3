import { prepareSection } from '@ndp/contract/calls/helping.ts';
import type { SectionDraft } from '@ndp/flows/application/application.flow.ts';
import { type HelperStep, preparedFields } from '@ndp/flows/application/helping/preparation.ts';
import {
  isKept,
  type KeptDraft,
  loadHelp,
  type OpenedApplication,
  textsOf,
} from '../application/application-store.ts';
import { choiceFields, seenFields } from '../application/plain-fields.ts';
import { clashIn } from '../application/use-draft-keeping.ts';
import { isGone, problemOf } from '../attempt/problem.ts';
import type { WrittenLinkPage } from '../estimate/written.ts';
import { answersOn, stepsOf } from '../helping/open-helping.ts';
import { hrefOf } from '../routing/addresses.ts';
import type { ActionForm } from './form-actions.ts';
import { asking } from './known.ts';
import type { LinkAgain, LinkAnswered } from './link-answered.ts';
import { readWithTown } from './read-with-town.ts';
import { fieldsIn } from './reading.ts';

/** Takes a page of a helper as the browser does: what is typed is kept, judged by the step, and leads on where it passes. */
export async function answerHelp(act: ActionForm, path: string): Promise<LinkAnswered> {
  const { form, here, visitor } = act;
  const { token = '' } = act.params;
  const opened = await loadHelp(token, act.ask);
  const { helping } = opened;
  const steps = helping ? stepsOf(helping) : [];
  const at = steps.findIndex((one) => one.path === path);
  const step = steps[at];
  if (!helping || !step || form.has(choiceFields.other)) return { to: here };
  const language = visitor.hasChosen ? act.language : helping.language;
  const ask = asking(visitor, language);
  const { said, help, isAsking } = await readWithTown(step, form, ask);
  const typed = { ...opened.drafts[path], ...newIn(said, opened, step) } as SectionDraft;
  const seen = seenIn(form, helping.revision);
  const again = (more: Partial<LinkAgain>, how: Partial<OpenedApplication>, page: WrittenLinkPage = {}) => ({
    again: {
      ...more,
      linkPage: { opened: { ...opened, drafts: { ...opened.drafts, [path]: typed }, ...how }, ...page },
    },
  });
  const keptAs = (version: number, of: KeptDraft['typed'] = textsOf(typed)) => ({
    kept: { ...opened.kept, [path]: { typed: of, version } },
  });

  const saved = await keep({ ...act, ask }, step, { typed, seen, before: opened.kept[path] }).catch(
    (error: unknown) => error,
  );
  if (isGone(saved)) return { to: here };
  const clash = clashIn(saved);
  if (clash) return again({}, {}, { clash });
  const plain = help && { plain: help };
  if (typeof saved !== 'number')
    return again(
      { ...plain, problems: [problemOf(saved, language).text] },
      {
        ...keptAs(seen.version, opened.kept[path]?.typed ?? {}),
        helping: { ...helping, revision: seen.revision },
      },
    );
  if (form.has('language')) return { to: here };
  if (isAsking) return again({ ...plain }, keptAs(saved));
  const parsed = preparedFields(step).safeParse(answersOn(helping, step, { [path]: typed }));
  if (!parsed.success)
    return again({ failed: { fields: fieldsIn(parsed.error), labels: {} } }, keptAs(saved));
  return { to: hrefAfter(token, steps[at + 1]) };
}

/** The helper's next page: the next step, or the overview after the last one. */
function hrefAfter(token: string, next: HelperStep | undefined): string {
  return next
    ? hrefOf({ to: '/grant/help/$token/$step', params: { token, step: next.path } })
    : hrefOf({ to: '/grant/help/$token', params: { token } });
}

/** What differs from what the page showed: whatever is known already is typed by nobody. */
function newIn(said: SectionDraft, { helping, drafts }: OpenedApplication, { section, path }: HelperStep) {
  const known = helping?.sections[section] ?? {};
  const isNew = ([field, value]: [string, unknown]) =>
    Object.hasOwn(drafts[path] ?? {}, field) ||
    !(value === known[field] || (value === '' && known[field] === undefined));
  return Object.fromEntries(Object.entries(said).filter(isNew));
}

/** What the page was filled in upon, or what its own words are chosen over. */
function seenIn(form: URLSearchParams, revision: number) {
  const chosen = form.get(choiceFields.typed);
  return chosen === null
    ? { version: Number(form.get(seenFields.draft)), revision: Number(form.get(seenFields.revision)) }
    : { version: Number(chosen), revision };
}

interface Keeping {
  readonly typed: SectionDraft;
  readonly seen: { readonly version: number; readonly revision: number };
  readonly before: KeptDraft | undefined;
}

/**
 * Keeps what is typed, as after a pause with script.
 *
 * @returns the version it stands there in; sent twice it is kept once
 */
async function keep(
  { ask, params: { token = '' } }: ActionForm,
  { section, path }: HelperStep,
  { typed, seen, before }: Keeping,
): Promise<number> {
  if (isKept(path, typed, before)) return before?.version ?? 0;
  const body = { typed: textsOf(typed), ...seen };
  return (await ask(prepareSection, { params: { token, section }, body })).version;
}
