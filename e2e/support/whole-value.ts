import { expect, type Page } from '@playwright/test';
import { narrow } from './large-text.ts';
import { phone } from './ways.ts';

/** On phones, with letters twice as large too, all of what stands in a field is seen: nothing is cut or scrolled out. */
export async function expectWhole(page: Page, field: string, shown: string): Promise<void> {
  const input = page.locator(`#field-${field}`);
  await expect(input).toHaveValue(shown);
  for (const { width, height } of [narrow, phone]) {
    await page.setViewportSize({ width, height });
    for (const letters of ['100%', '200%']) {
      const hidden = await input.evaluate((element, size) => {
        document.documentElement.style.fontSize = size;
        const isHigh = element instanceof HTMLTextAreaElement && element.scrollHeight > element.clientHeight;
        return { sideways: element.scrollWidth > element.clientWidth, below: isHigh };
      }, letters);
      const place = `${field} at ${width} px with letters of ${letters}`;
      expect.soft(hidden, place).toEqual({ sideways: false, below: false });
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(phone);
}
