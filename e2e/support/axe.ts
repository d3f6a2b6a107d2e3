import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe to find nothing on the page as it stands, and nothing to scroll sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  expect(await runAxe(page), state).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${state} scrolls sideways`).toBe(0);
  const telling = await page.evaluate(
    () => [...document.forms].filter(({ method }) => method !== 'post').length,
  );
  expect(telling, `${state} has a form that would send its fields in the address`).toBe(0);
}

type PageWithAxe = typeof globalThis & { readonly axe?: typeof axe };

/**
 * What axe finds, a line a rule. Once loaded it stays with the page; the only frame of ours shows a PDF. The library for
 * Playwright loads it several times over and opens a second page for each look: four times as long.
 */
async function runAxe(page: Page): Promise<readonly string[]> {
  const isLoaded = await page.evaluate(() => (globalThis as PageWithAxe).axe !== undefined);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const found = await (globalThis as PageWithAxe).axe?.run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
      iframes: false,
    });
    return (
      found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`) ?? [
        'no axe',
      ]
    );
  }, rules);
}
