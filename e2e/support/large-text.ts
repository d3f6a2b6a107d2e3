import { expect, type Page } from '@playwright/test';

/** With letters twice as large, as a phone's own setting makes them, nothing scrolls sideways and nothing is cut off. */
export async function expectRoomForLargeText(page: Page, state: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const { style, clientWidth } = document.documentElement;
    style.fontSize = '200%';
    const reaching = [...document.querySelectorAll('#portal *:not(.visually-hidden)')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    style.fontSize = '';
    return reaching;
  });
  expect(cut, `${state} with letters twice as large`).toEqual([]);
}
