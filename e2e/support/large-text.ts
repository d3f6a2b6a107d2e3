import { expect, type Page } from '@playwright/test';
import { cutWords } from './cut-words.ts';

/** With letters twice as large, as a phone's own setting makes them, nothing scrolls sideways, and no word is cut in two. */
export async function expectRoomForLargeText(page: Page, state: string): Promise<void> {
  // A browser may give a page in the background no frames.
  await page.bringToFront();
  await page.evaluate(setLetters, '200%');
  const cut = await page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll('#portal *:not(.visually-hidden)')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });
  const broken = await page.evaluate(cutWords);
  await page.evaluate(setLetters, '');
  expect.soft(cut, `${state} with letters twice as large`).toEqual([]);
  expect.soft(broken, `${state}: words cut in two with letters twice as large`).toEqual([]);
}

/** Without motion every size is on its way for a moment all the same, one level of the page after the other. */
async function setLetters(size: string): Promise<void> {
  document.documentElement.style.fontSize = size;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A transition that stands still for good is waited for no longer than it could take.
  for (let frames = 0; frames < 60; frames += 1) {
    await frame();
    await frame();
    if (!document.getAnimations().some((each) => each instanceof CSSTransition)) return;
  }
}
