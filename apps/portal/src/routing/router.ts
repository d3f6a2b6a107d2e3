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
  await show(addressHere());
}

/** The tab's address before its page is entered. */
export async function visitHere(): Promise<Visit> {
  const site = await openSite().catch(() => undefined);
  return visitOf(addressHere(), site, {});
}

/** Goes to a page, and is done when it is shown. A page that holds the visitor asks first. */
export function navigate({ replace = false, ...target }: Target): Promise<void> {
  return new Promise((resolve, reject) =>
    leaveBy(() => show(hrefOf(target), !replace).then(resolve, reject)),
  );
}

/** Enters the shown page anew: asks again whether it may be seen, and for what it shows. */
export const reopen = () => show(addressHere());

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
  else void show(addressHere());
}

/** A page that was entered, or could not be, and where the redirects on the way to it have led. */
interface Arrival {
  readonly href: string;
  readonly visit: Visit;
}

/**
 * Enters a page and shows it, under its address from that moment on, unless the visitor has gone on meanwhile.
 *
 * @param isNew  it comes behind the shown page; otherwise it takes the place of that one
 */
async function show(href: string, isNew = false): Promise<void> {
  turn += 1;
  const mine = turn;
  const slow = setTimeout(() => mine === turn && useRouting.setState({ isSlow: true }), slowAfter);
  const arrival = await arriveAt(href);
  // The press that led here is painted first: the next page may be long in drawing.
  await new Promise((painted) => setTimeout(painted));
  clearTimeout(slow);
  if (mine !== turn) return;
  if (arrival.href !== addressHere()) writeEntry(arrival.href, !isNew, arrival.visit.cameFrom);
  shownIndex = currentEntry().index;
  useRouting.setState({
    visit: { cameFrom: currentEntry().cameFrom, ...arrival.visit, turn: mine },
    isSlow: false,
  });
}

async function arriveAt(href: string): Promise<Arrival> {
  let site: Site | undefined;
  let cameFrom: string | undefined;
  for (let redirects = 0; redirects < mostRedirects; redirects++) {
    const arrive = (outcome: NavigationResult) => {
      const came = cameFrom === undefined ? {} : { cameFrom };
      return { href, visit: { ...visitOf(href, site, outcome), ...came } };
    };
    try {
      site = await openFor(href);
      return arrive({ entered: await enter(pages, site, new URL(href, location.origin).pathname) });
    } catch (failure) {
      if (!(failure instanceof Redirect)) return arrive({ failure });
      href = hrefOf(failure.target);
      cameFrom = failure.cameFrom;
    }
  }
  return {
    href,
    visit: visitOf(href, site, { failure: new Error('the pages send the visitor in a circle') }),
  };
}

/** The site of this host; the page that says why it cannot open needs none. */
async function openFor(href: string): Promise<Site | undefined> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof SiteRefused)) throw error;
    if (href.startsWith('/error')) return undefined;
    throw new Redirect({ to: '/error', search: { code: error.code } }, href);
  }
}

type NavigationResult = Partial<Pick<Visit, 'failure' | 'entered'>>;

function visitOf(href: string, site: Site | undefined, outcome: NavigationResult): Visit {
  const { pathname, search, hash } = new URL(href, location.origin);
  const params = placeAt(pathname)?.params ?? {};
  return { turn, pathname, search, hash, params, site, entered: undefined, ...outcome };
}

function addressHere(): string {
  const { pathname, search, hash } = location;
  return pathname + search + hash;
}
