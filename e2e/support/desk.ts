import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { port } from './portal.ts';

/** An address of the desk. */
export const at = (path: string) => `http://desk.ndp.localhost:${port}${path}`;
export const desk = at('/');

/** Opens the desk in a browser of its own, and logs in as one of the made-up people. */
export async function logIn(browser: Browser, who: string, url = desk): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByRole('button', { name: who }).click();
  await expect(page.getByRole('button', { name: 'Wyloguj', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** What axe says of the page in both languages; it stays Polish. */
export async function expectBothAccessible(page: Page, state: string): Promise<void> {
  await expectAccessible(page, `${state}, pl`);
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expectAccessible(page, `${state}, en`);
  await page.getByRole('button', { name: /^PL/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Spraw|Osoby|Statystyki/);
}
