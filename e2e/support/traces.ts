import type { BrowserContext, Page } from '@playwright/test';

/** Everything this browser keeps of the portal the page shows, as one text. */
export async function keptByBrowser(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return JSON.stringify([cookies, await page.evaluate(readAllPlaces)]);
}

/** What local storage alone holds. */
export function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage }));
}

/** Which of the planted values a text holds, in any of the ways they are written. */
export function findPlanted(text: string, planted: readonly string[]): readonly string[] {
  return planted.filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)));
}

/** Refuses to keep anything, as private modes and administrators do. */
export async function refuseStorage(context: BrowserContext, error: string): Promise<void> {
  await context.addInitScript((name) => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', name);
    };
  }, error);
}

/** Storage of both kinds, databases, caches, cookies, and what the tab says of itself. */
async function readAllPlaces() {
  const databases = await indexedDB.databases();
  const caches = await window.caches.keys();
  const { cookie, title } = document;
  const tab = { name: window.name, state: history.state as unknown };
  return {
    ...tab,
    cookie,
    title,
    databases,
    caches,
    local: { ...localStorage },
    session: { ...sessionStorage },
  };
}
