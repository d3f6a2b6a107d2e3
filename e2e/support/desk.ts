import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { isEverywhere, port } from './portal.ts';

/** An address of the desk. */
export const at = (path: string) => `http://desk.ndp.localhost:${port}${path}`;
export const desk = at('/');

/** Opens the desk in a browser of its own, with script, and logs in as one of the made-up people. */
export async function logIn(browser: Browser, who: string, url = desk): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await page.goto(url);
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByRole('button', { name: who }).click();
  await expect(page.getByRole('button', { name: 'Wyloguj', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** What axe says of the page, in the long form in both languages; it stays Polish. */
export async function expectBothAccessible(page: Page, state: string): Promise<void> {
  await expectAccessible(page, `${state}, pl`);
  if (!isEverywhere) return;
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expectAccessible(page, `${state}, en`);
  await page.getByRole('button', { name: /^PL/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    /Spraw|Osoby|Statystyki|Wykaz|Usuwanie|Dziennik|Powiadomienia|zadania|Pierwsze|Wniosek|·/,
  );
}

/** Opens a part of the case on the page. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Części sprawy' }).getByRole('link', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
}

/** Opens one of the actions of the case that stand behind its button. */
export async function openAction(page: Page, name: string): Promise<void> {
  await page.getByText('Inne działania').click();
  await page.getByRole('button', { name, exact: true }).first().click();
}

interface DeskAnswer {
  readonly isDone: boolean;
  readonly text: string;
}

/** Makes a call of the desk as whoever is logged in on a page of it. */
export function tryDesk(page: Page, path: string, body?: object): Promise<DeskAnswer> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to, sent === '' ? {} : { method: 'POST', headers, body: sent });
      return { isDone: answer.ok, text: await answer.text() };
    },
    [`/api/partners/mpec${path}`, body ? JSON.stringify(body) : ''] as const,
  );
}

/** The same; it must be done. @throws {Error} it was refused */
export async function askDesk<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  const { isDone, text } = await tryDesk(page, path, body);
  if (!isDone) throw new Error(`${path}: ${text}`);
  return JSON.parse(text) as Answer;
}
