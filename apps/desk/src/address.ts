import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

let shown = location.href;
let view = shown;
const questions: string[] = [];

/** Another address is shown from now on; that of an inbox is the view one comes back to. */
const arrive = () => {
  shown = location.href;
  if (isInbox(location.pathname)) view = shown;
  notify();
};
const isInbox = (pathname: string) => ['inbox', 'together'].includes(routeOf(pathname).page);
const mayLeave = () => questions.length === 0 || confirm(questions[0]);

addEventListener('popstate', () => {
  if (new URL(shown).pathname !== location.pathname && !mayLeave()) history.pushState(null, '', shown);
  arrive();
});
addEventListener('beforeunload', (event) => {
  if (questions.length > 0) event.preventDefault();
});

/** Asks this before the page is left, for another one or altogether; until what it answers is called. */
export function keepHere(question: string): () => void {
  questions.push(question);
  return () => void questions.splice(questions.indexOf(question), 1);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
  const isOther = new URL(path, location.href).pathname !== location.pathname;
  if (isOther && !mayLeave()) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  if (!replace) {
    scrollTo(0, 0);
    // Another page is read and walked from its beginning; a filter keeps the focus.
    if (isOther) document.getElementById(contentId)?.focus({ preventScroll: true });
  }
  arrive();
}

/** Where a log-in comes back to: this page with its filters, without the words that were looked for. */
export function backHere(): string {
  const parameters = new URLSearchParams(location.search);
  parameters.delete('find');
  const query = parameters.toString().replaceAll('+', '%20');
  return `${location.pathname}${query ? `?${query}` : ''}`;
}

/** The inbox of a partner, with its filters as the query. */
export function inboxPath(partner: string): string {
  return `/${partner}`;
}

/** The view of the inbox that was looked at last, of this partner or of several. */
export function viewPath(partner: string): string {
  const { pathname, search } = new URL(view);
  return [inboxPath(partner), togetherPath].includes(pathname) ? `${pathname}${search}` : inboxPath(partner);
}

const usedPartnerName = 'ndp-desk-partner';

/** The partner somebody worked for last in this browser. */
export function usedPartner(): string | null {
  return localStorage.getItem(usedPartnerName);
}

export function rememberPartner(partner: string): void {
  localStorage.setItem(usedPartnerName, partner);
}

export function casePath(partner: string, reference: string): string {
  return `/${partner}/cases/${reference}`;
}

/** A page of a partner by its name. */
export function pagePath(partner: string, page: PartnerPage): string {
  return page === 'inbox' ? inboxPath(partner) : `/${partner}/${page}`;
}

/** Where partners are opened; no partner is called so. */
export const openingPath = '/-/partners';

/** The cases of several partners in one list. */
export const togetherPath = '/-/cases';

/** Where an invitation is taken up; its secret stands behind. */
const invitationPath = '/-/invitation/';

/** Pages of a partner beside its inbox, by the part of their address. */
const partnerPages = [
  'people',
  'payments',
  'bookings',
  'budget',
  'program',
  'statistics',
  'regulator',
  'erasures',
  'bulk',
  'compare',
  'paper',
  'partner',
  'wording',
  'answers',
  'sample',
  'audit',
  'notices',
  'first-steps',
] as const;
type PartnerPage = 'inbox' | (typeof partnerPages)[number];

/** Which page an address names. */
export type Route =
  | { readonly page: 'home' | 'opening' | 'together' }
  | { readonly page: 'invitation'; readonly secret: string }
  | { readonly page: PartnerPage; readonly partner: string }
  | { readonly page: 'case'; readonly partner: string; readonly reference: string };

export function routeOf(pathname: string): Route {
  const [, partner, part, reference] = pathname.split('/');
  if (!partner) return { page: 'home' };
  if (pathname === openingPath) return { page: 'opening' };
  if (pathname === togetherPath) return { page: 'together' };
  if (pathname.startsWith(invitationPath))
    return { page: 'invitation', secret: pathname.slice(invitationPath.length) };
  const page = partnerPages.find((each) => each === part);
  if (page) return { page, partner };
  if (part === 'cases' && reference) return { page: 'case', partner, reference };
  return { page: 'inbox', partner };
}
