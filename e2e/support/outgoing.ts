import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

/** What a browser asked for until it was stopped. */
interface BrowserTraffic {
  /** Addresses of pages, their ids and secrets left out. */
  readonly pages: readonly string[];
  readonly requests: number;
  /** Requests that left the portal, or told where they came from. */
  readonly told: readonly string[];
  /** Pages of the server that the browser could not take over as they were, in React’s words. */
  readonly redrawn: readonly string[];
}

export interface Outgoing {
  stop(): Promise<BrowserTraffic>;
}

/** The numbers of React's failures to take a page of the server over. */
const notTakenOver = /Minified React error #(418|419|421|422|423|424|425)\b|[Hh]ydrat/;

/** Watches everything the pages of a browser ask for, in all its windows. */
export function watchRequests(browser: Browser): Outgoing {
  const pages = new Set<string>();
  const told = new Set<string>();
  const redrawn: string[] = [];
  const read: Promise<void>[] = [];
  let requests = 0;
  const onRequest = (request: Request) => {
    requests += 1;
    if (!isOwn(request)) told.add(request.url());
  };
  const onAnswer = (request: Request) => {
    read.push(readReferer(request).then((referer) => void (referer && told.add(referer))));
  };
  const onPage = (page: Page) => {
    // A window opened by a page may be there already.
    pages.add(templateOf(page.url()));
    page.on(
      'framenavigated',
      (frame) => void (frame === page.mainFrame() && pages.add(templateOf(frame.url()))),
    );
  };
  const onContext = (context: BrowserContext) => {
    context.on('request', onRequest);
    context.on('requestfinished', onAnswer);
    context.on('requestfailed', onAnswer);
    context.on('page', onPage);
    context.on('weberror', (each) => {
      const { message } = each.error();
      if (notTakenOver.test(message)) redrawn.push(`${each.page()?.url()}: ${message}`);
    });
  };
  for (const context of browser.contexts()) onContext(context);
  browser.on('context', onContext);
  return {
    async stop() {
      browser.off('context', onContext);
      await Promise.all(read);
      return { pages: [...pages], requests, told: [...told], redrawn };
    },
  };
}

/** Whether a request stays with the portal of its page: the portal itself and the API beside it. */
function isOwn(request: Request): boolean {
  const { protocol, host, hostname, port, origin } = new URL(request.url());
  if (!protocol.startsWith('http')) return true;
  // A journey opens portals that do not exist, too; this machine answers for all of them.
  if (request.isNavigationRequest()) return /(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname);
  return host === `api.ndp.localhost:${port}` || origin === new URL(request.frame().url()).origin;
}

/**
 * What was told of the page; its own origin, which has just sent it, learns nothing new but of a secret in its address.
 * A request without a host never left the browser: its headers are provisional.
 */
async function readReferer(request: Request): Promise<string | undefined> {
  const { referer, host } = await request.allHeaders().catch(() => request.headers());
  if (!referer || !host) return undefined;
  const { origin, pathname } = new URL(referer);
  const isOpen = origin === new URL(request.url()).origin && templateOf(referer) === pathname;
  return isOpen ? undefined : `${request.url()} was told of ${referer}`;
}

/** The address of a page as the portal's router writes it. */
function templateOf(url: string): string {
  return new URL(url).pathname
    .replace(/\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/, '/$id')
    .replace(/\/[\w-]{43}(?=\/|$)/, '/$token');
}
