import { expect, type Page } from '@playwright/test';
import { inBothLanguages } from './both-languages.ts';
import { cutWords } from './cut-words.ts';
import { finishTransitions } from './transitions.ts';

/** Letters as a phone's own setting makes them, of their usual size. */
const sizes = ['130%', '150%', '200%'];
/** The narrowest phone. */
export const narrow = { width: 320, height: 800 };

/**
 * With larger letters, in both languages, nothing scrolls sideways, and no word is cut in two; on the narrowest phone as
 * well, with the largest.
 */
export async function expectRoomForLargeText(page: Page, state: string): Promise<void> {
  await inBothLanguages(page, async (language) => {
    const look = (letters: readonly string[]) =>
      page.evaluate<string[]>(
        `(${findFaults})(${JSON.stringify(letters)}, ${cutWords}, ${finishTransitions})`,
      );
    const own = page.viewportSize() ?? narrow;
    expect.soft(await look(sizes), `${state} with larger letters in ${language}`).toEqual([]);
    await page.setViewportSize(narrow);
    const faults = await look(sizes.slice(-1));
    expect.soft(faults, `${state} with the largest letters at 320 px in ${language}`).toEqual([]);
    await page.setViewportSize(own);
  });
}

/** Runs in the page. */
function findFaults(
  asked: readonly string[],
  cut: typeof cutWords,
  finish: typeof finishTransitions,
): string[] {
  const { style, clientWidth } = document.documentElement;
  const setLetters = (size: string) => {
    style.fontSize = size;
    finish();
  };
  const beyond = () =>
    [...document.querySelectorAll('#portal *:not(.visually-hidden)')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  const faults = asked.flatMap((size) => {
    setLetters(size);
    const { scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth ? [`${size}, scrolls sideways`] : []),
      ...beyond().map((text) => `${size}, beyond the edge: ${text}`),
      ...cut().map((word) => `${size}, cut in two: ${word}`),
    ];
  });
  setLetters('');
  return faults;
}
