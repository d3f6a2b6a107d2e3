import { Refused } from '@ndp/contract/ask.ts';
import { type ApplicationAnswer, getApplication } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { SectionDraft } from '@ndp/flows/application/application.flow.ts';
import { redirect } from '@tanstack/react-router';
import { create } from 'zustand';
import { openIn } from '../site/language-choice.ts';
import { ask } from '../site/site.ts';

/** What the tab knows of the application behind a link. Nothing of it is stored in the browser. */
interface OpenedApplication {
  /** Unknown until asked; then the link opened the application or it did not. */
  readonly token: 'unknown' | 'valid' | 'invalid';
  readonly link?: Link | undefined;
  readonly application?: ApplicationAnswer | undefined;
  /** What is typed on a step and not saved yet. */
  readonly drafts: Readonly<Record<string, SectionDraft>>;
}

const closed: OpenedApplication = { token: 'unknown', drafts: {} };

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
    keepAnswer(found);
    return found;
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404) throw error;
    useApplication.setState({ token: 'invalid' });
    throw redirect({ to: '/error', search: { code: 'INVALID_TOKEN' }, replace: true });
  }
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
export function typeSection(path: string, patch: SectionDraft): void {
  useApplication.setState(({ drafts }) => ({ drafts: { ...drafts, [path]: { ...drafts[path], ...patch } } }));
}

/** Forgets what was typed on a step: it has been saved, or given up. */
export function dropDraft(path: string): void {
  useApplication.setState(({ drafts: { [path]: _, ...drafts } }) => ({ drafts }));
}
