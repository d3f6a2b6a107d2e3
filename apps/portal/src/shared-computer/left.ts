import { readJson, removeJson, session, writeJson } from '../site/safe-storage.ts';

/** Why the pages behind a link were left: by hand, or because nobody acted any more. */
export type Left = 'finished' | 'locked';

const markName = 'ndp-left';

/** Pages that a secret in their address opens. */
const openedBySecret = /^\/(grant|additional-data)\//;

/** Pages of co-owners, signers and helpers, who have no application of their own. */
const ofOthers = /^\/grant\/(co-owner|signing|help)\//;
export function isOpenedBySecret(pathname: string): boolean {
  return openedBySecret.test(pathname);
}

/** Remembers in this tab that it was left; nothing but the reason is kept. */
export function markLeft(left: Left): void {
  writeJson(session, markName, left);
}

/** The address of the page a tab is left on; it tells whether a new link to an application can be of use there. */
export function addressOfLeft(left: Left, pathname: string): string {
  return ofOthers.test(pathname) ? `/${left}?application=none` : `/${left}`;
}

/**
 * Where a visitor belongs who came to a page behind a link by Back, Forward or Reload after the tab had been left:
 * its address still holds the secret, but only the link in the mail opens it again.
 *
 * @param arrival  how the page was come to, as the browser's navigation timing calls it
 * @returns undefined when the page may open
 */
export function whereLeftBelongs(pathname: string, arrival: string | undefined): string | undefined {
  if (!isOpenedBySecret(pathname)) return undefined;
  const left = readJson(session, markName);
  if (left !== 'finished' && left !== 'locked') return undefined;
  if (arrival === 'back_forward' || arrival === 'reload') return addressOfLeft(left, pathname);
  removeJson(session, markName);
  return undefined;
}
