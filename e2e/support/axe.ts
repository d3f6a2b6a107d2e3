import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { finishTransitions } from './transitions.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What may be otherwise in the dark. */
const darkRules = ['color-contrast'];

/** Expects axe to find nothing on the page as it stands, by day and in the dark, and nothing to scroll sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  expect(await runAxe(page, rules), state).toEqual([]);
  await setScheme(page, 'dark');
  expect(await runAxe(page, darkRules), `${state} in the dark`).toEqual([]);
  await setScheme(page, 'light');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${state} scrolls sideways`).toBe(0);
  const telling = await page.evaluate(
    () => [...document.forms].filter(({ method }) => method !== 'post').length,
  );
  expect(telling, `${state} has a form that would send its fields in the address`).toBe(0);
}

async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(finishTransitions);
}

type PageWithAxe = typeof globalThis & { readonly axe?: typeof axe };

/**
 * What axe finds, a line a rule. Once loaded it stays with the page; the only frame of ours shows a PDF. The library for
 * Playwright loads it several times over and opens a second page for each look: four times as long.
 */
async function runAxe(page: Page, runOnly: readonly string[]): Promise<readonly string[]> {
  const isLoaded = await page.evaluate(() => (globalThis as PageWithAxe).axe !== undefined);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const found = await (globalThis as PageWithAxe).axe?.run(document, {
      runOnly: [...asked],
      resultTypes: ['violations'],
      iframes: false,
    });
    return (
      found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`) ?? [
        'no axe',
      ]
    );
  }, runOnly);
}
