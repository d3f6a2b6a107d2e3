import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { confirmEmail } from '@ndp/contract/calls/link-care.ts';
import { keepDraft } from '@ndp/contract/calls/sections.ts';
import type { SectionDraft, SectionStep } from '@ndp/flows/application/application.flow.ts';
import { consent } from '@ndp/flows/application/consent/step.ts';
import { pathAfter } from '@ndp/flows/flow.ts';
import { textsOf } from '../application/application-store.ts';
import { readComing } from '../application/coming.ts';
import { loadSection } from '../application/guard-section.ts';
import { choiceFields, seenFields } from '../application/plain-fields.ts';
import { flowOf, knownAnswers, saveCalls, sectionsOf } from '../application/sections.ts';
import { conflictIn, savingProblem } from '../application/use-saving.ts';
import type { WrittenLinkPage } from '../estimate/written.ts';
import { hrefOf } from '../routing/addresses.ts';
import { coOwnerCaseActs } from './application-actions.ts';
import { answerAction, isAmong } from './form-actions.ts';
import type { LinkAgain, LinkAnswered, LinkForm } from './link-answered.ts';
import { keepLinkDraft } from './link-draft.ts';
import { readWithTown } from './read-with-town.ts';
import { fieldsIn } from './reading.ts';

/**
 * Takes the form of a section as the browser takes what is typed: the step's schema judges it, and the same call saves it.
 *
 * @throws {Redirect} the applicant belongs on another page
 */
export async function answerSection(plain: LinkForm, path: string): Promise<LinkAnswered> {
  const { form, link, opened, visitor, ask } = plain;
  await loadSection({ step: path, ...link }, opened);
  const { application } = opened;
  const step = application && flowOf(application).steps.find((one) => one.path === path);
  if (!application || !step) throw new Error(`no step at "${path}"`);
  const { said, help, isAsking } = await readWithTown(step, form, ask);
  const typed = { ...opened.drafts[path], ...said } as SectionDraft;
  const showing = { ...opened, drafts: { ...opened.drafts, [path]: typed } };
  const isConsent = step.section === 'consent';
  const stored = isConsent ? { kept: keepLinkDraft(visitor, { of: link.id, boxes: said }) } : {};
  const again = (more: Partial<LinkAgain> = {}, linkPage: WrittenLinkPage = {}): LinkAnswered => ({
    ...stored,
    again: { ...more, linkPage: { opened: showing, ...linkPage } },
  });
  const here = hrefOf({ to: '/additional-data/$step/$id/$token', params: { step: path, ...link } });
  const back = `${here}${visitor.search ?? ''}`;

  if (form.has('confirm')) {
    await ask(confirmEmail, { params: link });
    return { to: back };
  }
  if (isConsent && isAmong(coOwnerCaseActs, form)) return answerCoOwners(plain, { application, said, again });
  if (form.has(choiceFields.other)) {
    if (form.get(choiceFields.other) === 'saved') await keepTyped(plain, step, {});
    return { to: back };
  }
  if (form.has('language') || isAsking) {
    await keepTyped(plain, step, typed);
    return form.has('language') ? { to: back, ...stored } : again(help && { plain: help });
  }
  const parsed = (step.screenFields ?? step.fields).safeParse({
    ...knownAnswers(application, step.section),
    ...typed,
  });
  if (!parsed.success) {
    await keepTyped(plain, step, typed);
    return again({ failed: { fields: fieldsIn(parsed.error), labels: {} } });
  }
  const toCheck = hrefOf({ to: '/additional-data/check/$id/$token', params: link });
  if (isConsent) return { to: toCheck, ...stored };
  const newer = preparedSince(plain, step);
  if (newer) return again({}, { clash: newer });
  return save(plain, step, parsed.data as object, { again, toCheck });
}

interface Listing {
  readonly application: ApplicationAnswer;
  readonly said: SectionDraft;
  readonly again: Ways['again'];
}

/** Changes the list of co-owners beside the statements; what is ticked stays. */
async function answerCoOwners(plain: LinkForm, { application, said, again }: Listing): Promise<LinkAnswered> {
  const { visitor, link, language, ask, form } = plain;
  const here = hrefOf({ to: '/additional-data/$step/$id/$token', params: { step: consent.path, ...link } });
  const act = { form, params: { ...link }, here, language, ask, visitor, application };
  const answered = await answerAction(coOwnerCaseActs, act);
  if ('again' in answered && answered.again.told) return again({ told: answered.again.told });
  const boxes = Object.fromEntries(Object.entries(said).filter(([field]) => !field.startsWith('co_owner_')));
  return { ...answered, kept: keepLinkDraft(visitor, { of: link.id, boxes }) };
}

interface Ways {
  readonly again: (more?: Partial<LinkAgain>, linkPage?: WrittenLinkPage) => LinkAnswered;
  readonly toCheck: string;
}

async function save(
  { form, link, language, ask, visitor }: LinkForm,
  step: SectionStep,
  section: object,
  ways: Ways,
) {
  const seen = Number(form.get(seenFields.revision));
  const over = Number(form.get(choiceFields.saved) ?? seen);
  try {
    const headers = { 'if-match': `"${over}"` };
    const saved = await ask(saveCalls[step.section], { params: link, body: section, headers });
    if (readComing(Object.fromEntries(new URLSearchParams(visitor.search))).from === 'check')
      return { to: ways.toCheck };
    const next = pathAfter(flowOf(saved), sectionsOf(saved), step.path);
    return { to: hrefOf({ to: '/additional-data/$step/$id/$token', params: { step: next, ...link } }) };
  } catch (error) {
    if (conflictIn(error)) return ways.again({}, { conflict: { seen, mine: section } });
    return ways.again({ problems: savingProblem(error, language) });
  }
}

/** What a helper has typed on the page since it was shown, unless the applicant has decided to go over it. */
function preparedSince({ form, opened: { application } }: LinkForm, { section }: SectionStep) {
  const draft = application?.drafts[section];
  const seen = Math.max(Number(form.get(seenFields.draft)), Number(form.get(choiceFields.typed)));
  if (!application?.helper || !draft?.is_prepared || draft.version <= seen) return undefined;
  return { typed: textsOf(draft.typed), version: draft.version };
}

/** Keeps what is typed on the server, as after a pause with script; what cannot be kept now still stands on the page. */
async function keepTyped({ link, ask, opened }: LinkForm, { section }: SectionStep, typed: SectionDraft) {
  const { application } = opened;
  const version = application?.drafts[section]?.version ?? 0;
  const texts = textsOf(typed);
  if (!application || (version === 0 && Object.keys(texts).length === 0)) return;
  const body = { typed: texts, version, revision: application.revision };
  await ask(keepDraft, { params: { ...link, section }, body }).catch(() => undefined);
}
