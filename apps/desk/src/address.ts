import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Path and query of the page, as they change. */
export function useAddress(): URL {
  const href = useSyncExternalStore(listen, () => location.href);
  return new URL(href);
}

/** Where a page begins, beneath the bar. */
export const contentId = 'content';

/** Goes to a page of the desk; `replace` leaves no step back to the one before. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else {
    const { pathname } = location;
    history.pushState(null, '', path);
    scrollTo(0, 0);
    // Another page is read and walked from its beginning; a filter keeps the focus.
    if (location.pathname !== pathname) document.getElementById(contentId)?.focus({ preventScroll: true });
  }
  tell();
}

/** The inbox of a partner, with its filters as the query. */
export function inboxPath(partner: string): string {
  return `/${partner}`;
}

export function casePath(partner: string, reference: string): string {
  return `/${partner}/cases/${reference}`;
}

export function peoplePath(partner: string): string {
  return `/${partner}/people`;
}

export function paymentsPath(partner: string): string {
  return `/${partner}/payments`;
}

export function budgetPath(partner: string): string {
  return `/${partner}/budget`;
}

export function programPath(partner: string): string {
  return `/${partner}/program`;
}

export function statisticsPath(partner: string): string {
  return `/${partner}/statistics`;
}

export function partnerPath(partner: string): string {
  return `/${partner}/partner`;
}

export function wordingPath(partner: string): string {
  return `/${partner}/wording`;
}

export function noticesPath(partner: string): string {
  return `/${partner}/notices`;
}

/** Where partners are opened; no partner is called so. */
export const openingPath = '/-/partners';

/** Where an invitation is taken up; its secret stands behind. */
const invitationPath = '/-/invitation/';

/** Pages of a partner beside its inbox, by the part of their address. */
const partnerPages = [
  'people',
  'payments',
  'budget',
  'program',
  'statistics',
  'partner',
  'wording',
  'notices',
] as const;
type PartnerPage = 'inbox' | (typeof partnerPages)[number];

/** Which page an address names. */
export type Place =
  | { readonly page: 'home' | 'opening' }
  | { readonly page: 'invitation'; readonly secret: string }
  | { readonly page: PartnerPage; readonly partner: string }
  | { readonly page: 'case'; readonly partner: string; readonly reference: string };

export function placeOf(pathname: string): Place {
  const [, partner, part, reference] = pathname.split('/');
  if (!partner) return { page: 'home' };
  if (pathname === openingPath) return { page: 'opening' };
  if (pathname.startsWith(invitationPath))
    return { page: 'invitation', secret: pathname.slice(invitationPath.length) };
  const page = partnerPages.find((each) => each === part);
  if (page) return { page, partner };
  if (part === 'cases' && reference) return { page: 'case', partner, reference };
  return { page: 'inbox', partner };
}
