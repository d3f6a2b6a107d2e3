import { expect, type Page } from '@playwright/test';

/** Looks at a page in its language and in the other one, and leaves it, focus and all, as it was. */
export async function inBothLanguages(page: Page, look: (language: string) => Promise<void>): Promise<void> {
  const html = page.locator('html');
  for (let turn = 0; turn < 2; turn += 1) {
    const language = (await html.getAttribute('lang')) ?? '';
    await look(language);
    await page.locator('header button[name="language"][aria-pressed="false"]').dispatchEvent('click');
    await expect(html).not.toHaveAttribute('lang', language);
  }
}
