import type { Browser, Page } from '@playwright/test';
import { askDesk, logIn, tryDesk } from './desk.ts';

/** Does something with a case as Olga does at the desk, in a browser of her own. */
export async function actInCase(browser: Browser, reference: string, what: string, body = {}): Promise<void> {
  await atDesk(browser, (page) => askDesk(page, `/cases/${reference}/${what}`, body));
}

/** Tries what the desk refuses; tells its sentence. */
export async function refusedInCase(
  browser: Browser,
  reference: string,
  what: string,
  body = {},
): Promise<string> {
  const { isDone, text } = await atDesk(browser, (page) =>
    tryDesk(page, `/cases/${reference}/${what}`, body),
  );
  if (isDone) throw new Error(`${what} was done`);
  return (JSON.parse(text) as { readonly detail: string }).detail;
}

/** Moves a case one step, as Olga does. */
export async function moveCase(
  browser: Browser,
  reference: string,
  to: string,
  reason: string,
): Promise<void> {
  await atDesk(browser, async (page) => {
    const { status } = await askDesk<{ readonly status: string }>(page, `/cases/${reference}`);
    await askDesk(page, `/cases/${reference}/move`, { from: status, to, reason });
  });
}

async function atDesk<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await logIn(browser, 'Olga');
  try {
    return await work(page);
  } finally {
    await page.context().close();
  }
}
