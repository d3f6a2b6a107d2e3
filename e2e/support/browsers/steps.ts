import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { cutWords } from '../cut-words.ts';
import { ask, type OtherBrowser, onPage, phone, press, write } from './other-browser.ts';

const softly = expect.configure({ soft: true });

/** Chooses a card by the name and value of its radio button. */
export const choose = (browser: OtherBrowser, name: string, value: string): Promise<void> =>
  press(browser, `label:has(input[name="${name}"][value="${value}"])`);

/** Ticks a box by its name on the wire, and waits until it is ticked. */
export async function tick(browser: OtherBrowser, name: string): Promise<void> {
  const box = `input[name="${name}"]`;
  await press(browser, box);
  const isTicked = () =>
    ask(browser, (wanted: string) => document.querySelector(`${wanted}:checked`) !== null, box);
  await expect.poll(isTicked, { message: `${name} ticked` }).toBe(true);
}

/** Types answers into the fields of their names; what has no answer stays empty. */
export async function writeAll(
  browser: OtherBrowser,
  answers: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const [field, text] of Object.entries(answers))
    if (text !== null) await write(browser, `#field-${field}`, text);
}

/** Types a day, YYYY-MM-DD, into the three parts of its field. */
export async function writeDay(browser: OtherBrowser, field: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  for (const [part, digits] of Object.entries({ day: date, month, year })) {
    const place = `#field-${field} [data-type="${part}"]`;
    await press(browser, place);
    // A busy browser moves on to the next part late, and takes what is typed meanwhile for this one.
    await browser.type(digits);
    const told = () =>
      ask(browser, (one: string) => document.querySelector(one)?.getAttribute('aria-valuenow'), place);
    await expect.poll(told, { message: `${part} of ${field}` }).toBe(String(Number(digits)));
  }
}

/** Presses the button that leads on, waits for the page of this path, and looks whether it is sound. */
export async function next(browser: OtherBrowser, path: string): Promise<void> {
  await press(browser, 'form button[type="submit"]');
  await onPage(browser, new RegExp(`/${path}(/|$)`));
  await expectSound(browser, path);
}

/** On a phone, with its letters twice as large and on a wide screen nothing reaches out, and no word is cut needlessly. */
export async function expectSound(browser: OtherBrowser, state: string): Promise<void> {
  for (const [width, letters] of [
    [1280, '100%'],
    [phone.width, '100%'],
    [phone.width, '200%'],
  ] as const) {
    await browser.resize(width);
    await expect.poll(() => ask(browser, () => innerWidth)).toBe(width);
    await ask(browser, enlarge, letters);
    const look = async () => {
      return { wide: await ask(browser, reachingOut), cut: await ask(browser, cutWords) };
    };
    // A browser may say its new width before it has laid out the page for it.
    await softly
      .poll(look, { message: `${state} at ${width} px, letters ${letters}`, timeout: 5_000 })
      .toEqual({ wide: [], cut: [] });
    writeFileSync(test.info().outputPath(`${state}-${width}-${letters}.png`), await browser.picture());
  }
  await ask(browser, enlarge, '100%');
}

/** How wide the page is where it scrolls sideways, and what reaches out of the window. Runs in the page. */
function reachingOut(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const out = [...document.body.querySelectorAll('*')].filter(
    (each) => each.getBoundingClientRect().right > innerWidth,
  );
  return [`${scrollWidth} px`, ...out.map(({ outerHTML }) => outerHTML.slice(0, 120))];
}

function enlarge(letters: string): void {
  document.documentElement.style.fontSize = letters;
}
