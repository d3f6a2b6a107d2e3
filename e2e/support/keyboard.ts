import { expect, type Page } from '@playwright/test';

/** Presses Tab until the focus stands on what the selector names. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

/** Goes to a native list and down it until the wanted entry is chosen. */
export async function pickByArrows(page: Page, name: string, label: string): Promise<void> {
  await tabTo(page, `#field-${name}`);
  const list = page.locator(`#field-${name}`);
  await expect(list.locator('option').nth(1)).toBeAttached();
  const entries = await list.locator('option').allInnerTexts();
  for (let press = 0; press < entries.indexOf(label); press += 1) await page.keyboard.press('ArrowDown');
  await expect(list.locator('option:checked')).toHaveText(label);
}
