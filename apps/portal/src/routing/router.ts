import { create } from 'zustand';
import { openSite, type Site, SiteRefused } from '../site/site.ts';
import { hrefOf, placeAt, type Target } from './addresses.ts';
import { isHeld, leaveBy } from './blocking.ts';
import { currentEntry, noteScrolled, writeEntry } from './history.ts';
import { enter, type Pages } from './pages.ts';
import { Redirect } from './signals.ts';
import type { Visit } from './visit.ts';

interface Routing {
  readonly visit: Visit | undefined;
  /** The next page takes so long that the visitor is told. */
  readonly isSlow: boolean;
}

/** What the tab shows. */
export const useRouting = create<Routing>()(() => ({ visit: undefined, isSlow: false }));

/** After this long without the next page the visitor is told that it is coming, in milliseconds. */
const slowAfter = 200;

/** More redirects than there are ways through the portal. */
const mostRedirects = 20;

let pages: Pages | undefined;
let open = openSite;
let turn = 0;
let shownIndex = 0;

/** Shows the page at the tab's address, and from then on whatever the visitor goes to. */
export async function startRouting(table: Pages, opensSite = openSite): Promise<void> {
  pages = table;
  open = opensSite;
  window.history.scrollRestoration = 'manual';
  shownIndex = currentEntry().index;
  window.addEventListener('popstate', followHistory);
  window.addEventListener('pagehide', noteScrolled);
  await show();
}

/** The tab's address before its page is entered. */
export async function visitHere(): Promise<Visit> {
  const site = await openSite().catch(() => undefined);
  return here(turn, site, {});
}

/** Goes to a page, and is done when it is shown. A page that holds the visitor asks first. */
export function navigate(target: Target): Promise<void> {
  return new Promise((resolve, reject) =>
    leaveBy(() => {
      write(target);
      show().then(resolve, reject);
    }),
  );
}

/** Enters the shown page anew: asks again whether it may be seen, and for what it shows. */
export const reopen = show;

function write({ replace = false, ...target }: Target, cameFrom?: string): void {
  const href = hrefOf(target);
  writeEntry(href, replace || href === location.pathname + location.search, cameFrom);
  shownIndex = currentEntry().index;
}

/** Back, Forward, and links within a page. */
function followHistory(): void {
  const { index } = currentEntry();
  const moved = index - shownIndex;
  if (isHeld() && moved !== 0) {
    // The browser has gone already: it comes back, and goes again once the visitor has said so.
    window.history.go(-moved);
    leaveBy(() => window.history.go(moved));
    return;
  }
  shownIndex = index;
  const { visit } = useRouting.getState();
  const { pathname, search, hash } = location;
  // While another page is on its way, Back gives it up.
  const isWithin = visit?.turn === turn && visit.pathname === pathname && visit.search === search;
  if (isWithin) useRouting.setState({ visit: { ...visit, hash } });
  else void show();
}

/** Enters the page at the tab's address and shows it, unless the visitor has gone on meanwhile. */
async function show(): Promise<void> {
  turn += 1;
  const mine = turn;
  const slow = setTimeout(() => mine === turn && useRouting.setState({ isSlow: true }), slowAfter);
  const visit = await enterHere(mine);
  clearTimeout(slow);
  if (mine === turn) useRouting.setState({ visit, isSlow: false });
}

async function enterHere(mine: number): Promise<Visit> {
  let site: Site | undefined;
  for (let redirects = 0; redirects < mostRedirects; redirects++) {
    try {
      site = await openHere();
      return here(mine, site, { entered: await enter(pages, site, location.pathname) });
    } catch (failure) {
      if (mine !== turn || !(failure instanceof Redirect)) return here(mine, site, { failure });
      write({ ...failure.target, replace: true }, failure.cameFrom);
    }
  }
  return here(mine, site, { failure: new Error('the pages send the visitor round in a circle') });
}

/** The site of this host; a page that says why it cannot open needs none. */
async function openHere(): Promise<Site | undefined> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof SiteRefused)) throw error;
    if (location.pathname === '/error') return undefined;
    const { pathname, search, hash } = location;
    throw new Redirect({ to: '/error', search: { code: error.code } }, pathname + search + hash);
  }
}

function here(
  mine: number,
  site: Site | undefined,
  outcome: Partial<Pick<Visit, 'failure' | 'entered'>>,
): Visit {
  const { pathname, search, hash } = location;
  const params = placeAt(pathname)?.params ?? {};
  const { cameFrom } = currentEntry();
  return { turn: mine, pathname, search, hash, params, site, cameFrom, entered: undefined, ...outcome };
}
