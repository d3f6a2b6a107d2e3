import { type Ask, Refused } from '@ndp/contract/ask.ts';
import { type ApplicationAnswer, getApplication } from '@ndp/contract/calls/application.ts';
import { getHelping, type HelpingAnswer } from '@ndp/contract/calls/helping.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import type { SectionDraft, SectionStep } from '@ndp/flows/application/application.flow.ts';
import { helperSteps } from '@ndp/flows/application/helping/preparation.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { useContext, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { unlessGone } from '../attempt/problem.ts';
import { WrittenContext } from '../estimate/written.ts';
import { redirect } from '../routing/signals.ts';
import { openIn } from '../site/language-choice.ts';
import { noteOpened } from '../site/opened-link.ts';
import { ask } from '../site/site.ts';
import { today } from '../site/today.ts';
import { flowOf } from './sections.ts';

/** What the tab knows of the application behind a link. Nothing of it is stored in the browser. */
export interface OpenedApplication {
  /** Unknown until asked; then the link opened the application or it did not. */
  readonly token: 'unknown' | 'valid' | 'invalid';
  readonly link?: Link | undefined;
  readonly application?: ApplicationAnswer | undefined;
  /** What is typed on a step and not saved yet; under `projectPath` answers about the project, on all its steps. */
  readonly drafts: Readonly<Record<string, SectionDraft>>;
  /** What of it the server keeps, for a reload or another device. */
  readonly kept: Readonly<Record<string, KeptDraft>>;
  /** What a helper's link opened, in place of an application. */
  readonly helping?: HelpingAnswer | undefined;
  /** The helper's link that was looked behind last, whatever it opened. */
  readonly helperToken?: string;
}

/** What is typed on a step as the server keeps it. */
export interface KeptDraft {
  readonly typed: Readonly<Record<string, Kept>>;
  readonly version: number;
}
type Kept = string | number | boolean | null;

/** Under which a correction of the project stands among the drafts, until its amount is accepted. */
export const projectPath = 'project';

const closed: OpenedApplication = { token: 'unknown', drafts: {}, kept: {} };

const store = createStore<OpenedApplication>()(() => closed);

/** The same for a component; on a page the server has written, first as it was written. */
function useOpened(): OpenedApplication;
function useOpened<Part>(part: (opened: OpenedApplication) => Part): Part;
function useOpened(part: (opened: OpenedApplication) => unknown = (opened) => opened) {
  const written = useContext(WrittenContext)?.linkPage?.opened ?? closed;
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.getState()),
    () => part(written as OpenedApplication),
  );
}
export const useApplication = Object.assign(useOpened, store);
useApplication.subscribe(({ token, link }) => noteOpened(token === 'valid' ? link : undefined));

/**
 * The application behind a link; fetched when another link was open before, or none.
 *
 * @throws a redirect to the INVALID_TOKEN page for a wrong id, token or partner, which are one and the same;
 *   the network's and the server's other failures as they are, for Retry
 */
export async function openApplication(link: Link): Promise<ApplicationAnswer> {
  const { link: open, application } = useApplication.getState();
  if (application && open?.id === link.id && open.token === link.token) return application;
  useApplication.setState({ ...closed, link }, true);
  try {
    const found = await ask(getApplication, { params: link });
    takeOpened(openedWith(link, found));
    return found;
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404) throw error;
    useApplication.setState({ token: 'invalid' });
    throw invalidToken();
  }
}

/** To be thrown: a link opens nothing, whether its id, its token or its partner is wrong. */
export function invalidToken() {
  return redirect({ to: '/error', search: { code: 'INVALID_TOKEN' }, replace: true });
}

/** What is known once a link has opened its application. Pure. */
export function openedWith(link: Link, application: ApplicationAnswer): OpenedApplication {
  return { ...closed, ...restore(application, flowOf(application).steps), token: 'valid', link, application };
}

/** Looks behind a helper's link. */
export async function loadHelp(token: string, by: Ask = ask): Promise<OpenedApplication> {
  return helpingWith(token, await unlessGone(by(getHelping, { params: { token } })));
}

/** What is known once a helper's link was looked behind; a link that opens nothing leaves nothing open, whatever the reason. Pure. */
export function helpingWith(helperToken: string, helping?: HelpingAnswer): OpenedApplication {
  if (!helping) return { ...closed, helperToken };
  const steps = helperSteps({ variant: helping.variant as ProjectVariant, today: today() });
  return { ...closed, ...restore(helping, steps), helperToken, helping };
}

/** Goes on with what was opened. */
export function takeOpened(opened: OpenedApplication): void {
  const { language } = opened.application ?? opened.helping ?? {};
  if (language) openIn(language);
  useApplication.setState(opened, true);
}

interface StoredDrafts {
  readonly drafts: Readonly<Record<string, { readonly typed: object; readonly version: number }>>;
}

/** What was typed before and never saved stands on its steps again. */
function restore(
  { drafts: typed }: StoredDrafts,
  steps: readonly Pick<SectionStep, 'path' | 'section'>[],
): Pick<OpenedApplication, 'drafts' | 'kept'> {
  const kept: Record<string, KeptDraft> = Object.fromEntries(
    steps.flatMap(({ path, section }) => {
      const draft = typed[section];
      return draft ? [[path, { typed: textsOf(draft.typed), version: draft.version }] as const] : [];
    }),
  );
  const { [projectPath]: project } = typed;
  if (project) kept[projectPath] = { typed: keptOf(projectPath, project.typed), version: project.version };
  const drafts = Object.entries(kept).map(([path, { typed }]) => [path, typedFrom(path, typed)] as const);
  return { kept, drafts: Object.fromEntries(drafts) };
}

/** What of a section’s draft is kept: texts, and what somebody says not to have. Nothing is ticked for anybody. */
export function textsOf(draft: object): Readonly<Record<string, string | null>> {
  const texts = Object.entries(draft).map(([field, value]) => [field, value ?? null] as const);
  return Object.fromEntries(texts.filter(([, value]) => value === null || typeof value === 'string'));
}

/** What of a draft is kept: of the project, whose boxes were ticked with the estimate, every answer. */
export function keptOf(path: string, draft: object): KeptDraft['typed'] {
  if (path !== projectPath) return textsOf(draft);
  const answers = Object.entries(draft as Readonly<Record<string, Kept | undefined>>);
  return Object.fromEntries(answers.map(([field, answer]) => [field, answer ?? null]));
}

/** What is typed, of what was kept. A null tells of a section what somebody does not have; of the project, an emptied field. */
export function typedFrom(path: string, kept: KeptDraft['typed']): SectionDraft {
  if (path !== projectPath) return kept as SectionDraft;
  const answers = Object.entries(kept).map(([field, value]) => [field, value ?? undefined]);
  return Object.fromEntries(answers);
}

/** Whether something typed on a step would be lost with this tab. */
export function isUnkept({ drafts, kept }: OpenedApplication, path: string): boolean {
  const draft = drafts[path];
  if (!draft) return false;
  const isTicked = path !== projectPath && Object.values(draft).some((value) => value === true);
  return isTicked || !isKept(path, draft, kept[path]);
}

/** Whether the server has of a draft all that is kept. */
export function isKept(path: string, draft: object, kept: KeptDraft | undefined): boolean {
  const entries = Object.entries(keptOf(path, draft));
  if (path === projectPath && !kept) return entries.length === 0;
  const same = entries.filter(([field, value]) => (kept?.typed[field] ?? null) === value);
  return same.length === entries.length;
}

/**
 * Takes what was kept elsewhere into what is typed here: by this very window in the moment it was left, or by another
 * one in other fields.
 *
 * @returns false where both have changed one field: then somebody has to choose
 */
export function takeIn(path: string, other: KeptDraft): boolean {
  const { drafts, kept } = useApplication.getState();
  const before = kept[path]?.typed ?? {};
  const mine = keptOf(path, drafts[path] ?? {});
  const changed = (typed: KeptDraft['typed']) =>
    Object.keys(typed).filter((field) => (typed[field] ?? null) !== (before[field] ?? null));
  const theirs = changed(other.typed);
  const both = theirs.filter((field) => changed(mine).includes(field) && mine[field] !== other.typed[field]);
  if (both.length > 0) return false;
  const taken = Object.fromEntries(theirs.map((field) => [field, other.typed[field] ?? null]));
  typeSection(path, typedFrom(path, taken));
  noteKept(path, other);
  return true;
}

/**
 * What this window kept in the moment it was left comes to the server after the page that is shown next was written.
 * It is asked for once more then.
 */
export async function takeLate(): Promise<void> {
  const { link, helperToken } = useApplication.getState();
  const look = async () => {
    if (link) return openedWith(link, await ask(getApplication, { params: link }));
    return helperToken === undefined ? undefined : loadHelp(helperToken);
  };
  const found = await look().catch(() => undefined);
  const now = useApplication.getState();
  if (!found || now.link !== link || now.helperToken !== helperToken) return;
  for (const [path, other] of Object.entries(found.kept))
    if (other.version > (useApplication.getState().kept[path]?.version ?? 0)) takeIn(path, other);
}

/** The server keeps this of a step from now on; nothing, when it was saved or replaced. */
export function noteKept(path: string, draft: KeptDraft | undefined): void {
  useApplication.setState(({ kept: { [path]: _, ...kept } }) => ({
    kept: draft ? { ...kept, [path]: draft } : kept,
  }));
}

export function closeApplication(): void {
  useApplication.setState(closed, true);
}

/** Asks anew how the open application stands. A link that died meanwhile closes it; without a connection it stays. */
export async function recheckApplication(): Promise<void> {
  const { link } = useApplication.getState();
  if (!link) return;
  try {
    keepAnswer(await ask(getApplication, { params: link }));
  } catch (error) {
    if (error instanceof Refused && error.status === 404) closeApplication();
  }
}
export function keepAnswer(application: ApplicationAnswer): void {
  useApplication.setState({ token: 'valid', application });
}

/** What is typed to correct the project. */
export function projectTyped({ drafts }: Pick<OpenedApplication, 'drafts'>): Answers {
  return (drafts[projectPath] ?? nothing) as Answers;
}
const nothing = {};
export function typeProject(patch: Answers): void {
  typeSection(projectPath, patch as SectionDraft);
}
export function typeSection(path: string, patch: SectionDraft): void {
  useApplication.setState(({ drafts }) => ({ drafts: { ...drafts, [path]: { ...drafts[path], ...patch } } }));
}

/** Forgets what was typed on a step: it has been saved, or given up. */
export function dropDraft(path: string): void {
  useApplication.setState(({ drafts: { [path]: _, ...drafts } }) => ({ drafts }));
  noteKept(path, undefined);
}
