import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inBothLanguages } from './both-languages.ts';
import { expectRoomForLargeText } from './large-text.ts';
import { phone } from './ways.ts';

/** Expects a page to be accessible as it stands, and to have room for large letters. */
export async function expectReadable(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectRoomForLargeText(page, state);
}

/** Expects a page to take at most so many screens of a phone, in both languages. */
export async function expectShort(page: Page, state: string, screens: number): Promise<void> {
  const own = page.viewportSize();
  await page.setViewportSize(phone);
  await inBothLanguages(page, async (language) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height / phone.height, `screens of ${state} in ${language}`).toBeLessThanOrEqual(screens);
  });
  if (own) await page.setViewportSize(own);
}

/** How many words stand to be read on a page, what is folded left out. */
export function countWords(page: Page): Promise<number> {
  return page.evaluate(
    () => (document.querySelector('main')?.innerText.match(/[\p{L}\p{N}]+/gu) ?? []).length,
  );
}
