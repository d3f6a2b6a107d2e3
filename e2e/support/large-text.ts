import { expect, type Page } from '@playwright/test';
import { inBothLanguages } from './both-languages.ts';
import { cutWords } from './cut-words.ts';
import { isEverywhere } from './portal.ts';
import { finishTransitions } from './transitions.ts';

/** Letters as a phone's own setting makes them, of their usual size; the short form leaves out the one in the middle. */
const sizes = ['130%', ...(isEverywhere ? ['150%'] : []), '200%'];
/** The narrowest phone. */
export const narrow = { width: 320, height: 800 };

/** With larger letters, in both languages, nothing scrolls sideways, and no word is cut in two. */
export async function expectRoomForLargeText(page: Page, state: string): Promise<void> {
  await inBothLanguages(page, async (language) => {
    const faults = await page.evaluate<string[]>(
      `(${findFaults})(${JSON.stringify(sizes)}, ${cutWords}, ${finishTransitions})`,
    );
    expect.soft(faults, `${state} with larger letters in ${language}`).toEqual([]);
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
    return [
      ...beyond().map((text) => `${size}, beyond the edge: ${text}`),
      ...cut().map((word) => `${size}, cut in two: ${word}`),
    ];
  });
  setLetters('');
  return faults;
}
