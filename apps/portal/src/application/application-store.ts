import { Refused } from '@ndp/contract/ask.ts';
import { type ApplicationAnswer, getApplication } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { SectionDraft } from '@ndp/flows/application/application.flow.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { create } from 'zustand';
import { redirect } from '../routing/signals.ts';
import { openIn } from '../site/language-choice.ts';
import { ask } from '../site/site.ts';
import { flowOf } from './sections.ts';

/** What the tab knows of the application behind a link. Nothing of it is stored in the browser. */
interface OpenedApplication {
  /** Unknown until asked; then the link opened the application or it did not. */
  readonly token: 'unknown' | 'valid' | 'invalid';
  readonly link?: Link | undefined;
  readonly application?: ApplicationAnswer | undefined;
  /** What is typed on a step and not saved yet. */
  readonly drafts: Readonly<Record<string, SectionDraft>>;
  /** What of it the server keeps, for a reload or another device. */
  readonly kept: Readonly<Record<string, KeptDraft>>;
  /** Answers about the project that are to be corrected, until their amount is accepted. */
  readonly project: Answers;
}

/** What is typed on a step as the server keeps it. */
export interface KeptDraft {
  readonly typed: Readonly<Record<string, string | null>>;
  readonly version: number;
}

const closed: OpenedApplication = { token: 'unknown', drafts: {}, kept: {}, project: {} };

export const useApplication = create<OpenedApplication>()(() => closed);

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
    openIn(found.language);
    useApplication.setState(restore(found));
    keepAnswer(found);
    return found;
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404) throw error;
    useApplication.setState({ token: 'invalid' });
    throw redirect({ to: '/error', search: { code: 'INVALID_TOKEN' }, replace: true });
  }
}

/** What was typed before and never saved stands on its steps again. */
function restore(application: ApplicationAnswer): Pick<OpenedApplication, 'drafts' | 'kept'> {
  const kept = Object.fromEntries(
    flowOf(application).steps.flatMap(({ path, section }) => {
      const draft = application.drafts[section];
      return draft ? [[path, { typed: textsOf(draft.typed), version: draft.version }] as const] : [];
    }),
  );
  const drafts = Object.fromEntries(Object.entries(kept).map(([path, { typed }]) => [path, typed]));
  return { kept, drafts };
}

/** What of a draft is kept: texts, and what somebody says not to have. Nothing is ticked for anybody. */
export function textsOf(draft: object): KeptDraft['typed'] {
  const texts = Object.entries(draft).map(([field, value]) => [field, value ?? null] as const);
  return Object.fromEntries(texts.filter(([, value]) => value === null || typeof value === 'string'));
}

/** Whether something typed on a step would be lost with this tab. */
export function isUnkept({ drafts, kept }: OpenedApplication, path: string): boolean {
  const draft = drafts[path];
  if (!draft) return false;
  return Object.values(draft).some((value) => value === true) || !isKept(draft, kept[path]);
}

/** Whether the server has all texts of a draft. */
export function isKept(draft: object, kept: KeptDraft | undefined): boolean {
  const texts = Object.entries(textsOf(draft));
  const same = texts.filter(([field, text]) => (kept?.typed[field] ?? null) === text);
  return same.length === texts.length;
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
/** What is typed about the project; nothing: it was corrected, or is left as it was. */
export function typeProject(patch: Answers | undefined): void {
  useApplication.setState(({ project }) => ({ project: patch ? { ...project, ...patch } : {} }));
}
export function typeSection(path: string, patch: SectionDraft): void {
  useApplication.setState(({ drafts }) => ({ drafts: { ...drafts, [path]: { ...drafts[path], ...patch } } }));
}

/** Forgets what was typed on a step: it has been saved, or given up. */
export function dropDraft(path: string): void {
  useApplication.setState(({ drafts: { [path]: _, ...drafts } }) => ({ drafts }));
  noteKept(path, undefined);
}
