import { expect, type Page } from '@playwright/test';

/** What a picture says by its colours, each as two things that have to look different. */
const pairs = {
  flags: ['header [aria-pressed="true"]', 'header [aria-pressed="false"]', 'backgroundColor'],
  progress: ['[role="progressbar"] > *', '[role="progressbar"]', 'backgroundColor'],
  zones: ['[data-zone][data-selected]', '[data-zone]:not([data-selected])', 'fill'],
  ways: ['form [class*="primary"]', 'form [class*="quiet"]', 'backgroundColor'],
  bars: ['[data-kind="money"] [class*="filled"]', 'body', 'backgroundColor'],
} as const;

/** With a visitor's own few colours in force (Windows contrast themes) these pictures still say what they say. */
export async function expectToldByForcedColors(page: Page, ...names: (keyof typeof pairs)[]): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const name of names) {
    const [one, other, property] = pairs[name];
    const colorOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, asked) => getComputedStyle(element)[asked], property);
    expect(await colorOf(one), `${name} with forced colours`).not.toBe(await colorOf(other));
  }
  await page.emulateMedia({ forcedColors: null });
}
