import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * A page behind a link stands whole before its script runs, and its forms are then sent without. A journey that is about
 * something else goes on once script runs, until this is ended.
 */
export function awaitScripts(browser: Browser): { readonly end: () => void } {
  const onContext = (context: BrowserContext) => void context.on('page', awaitScript);
  for (const context of browser.contexts()) onContext(context);
  browser.on('context', onContext);
  return { end: () => void browser.off('context', onContext) };
}

function awaitScript(page: Page): void {
  for (const way of ['goto', 'reload', 'goBack'] as const) {
    const go = page[way].bind(page) as (...given: unknown[]) => Promise<unknown>;
    const goAndWait = async (...given: unknown[]) => {
      const answer = await go(...given);
      // A window may lead on meanwhile: the next page is waited for as well.
      const runs = () => page.waitForFunction(isScriptRunning, waitsForScript);
      await runs().catch(runs);
      return answer;
    };
    Object.assign(page, { [way]: goAndWait });
  }
}

/** On a page that stands whole before its script runs: the button that ends the visit is the last to wait for it. */
export const waitsForScript = '#portal[data-whole] form[action="/finished"] button[type="submit"]';

/** Runs in the page. */
function isScriptRunning(waiting: string): boolean {
  const isBehindLink = /^\/(grant|additional-data)\//.test(location.pathname);
  return !isBehindLink || document.querySelector(waiting) === null;
}
