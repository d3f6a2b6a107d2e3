import { expect } from '@playwright/test';
import type { Keyboard } from './keyboard.ts';
import type { Reader } from './orca.ts';
import { ask, type OtherBrowser } from './other-browser.ts';

/** One thing done by somebody who does not see the page. */
export interface Act {
  /** Where the Tab key is pressed to, as a selector; absent: done where the focus is. */
  readonly at?: string;
  /** What is said there, in this order. */
  readonly hears?: readonly string[];
  /** Keys by their names in X11. */
  readonly keys?: readonly string[];
  readonly types?: string;
  /** What is said then; a place that speaks by itself does so before or after what has the focus. */
  readonly said?: readonly string[];
}

export interface Ear {
  readonly browser: OtherBrowser;
  readonly keyboard: Keyboard;
  readonly reader: Reader;
}

/** Does one thing after the other, each once the words of the one before were heard. */
export async function goByEar(ear: Ear, acts: readonly Act[]): Promise<void> {
  for (const { at, hears = [], keys = [], types, said = [] } of acts) {
    await hear(ear.reader, inOrder(hears), async () => {
      if (at) await tabTo(ear, at);
    });
    await hear(ear.reader, inAnyOrder(said), async () => {
      ear.keyboard.press(...keys);
      if (types) await write(ear, types);
    });
  }
}

/** Types over what stands in the field, until it stands there: letters without a key of their own are lost now and then. */
async function write({ browser, keyboard }: Ear, text: string): Promise<void> {
  await expect(async () => {
    keyboard.press('ctrl+a');
    keyboard.type(text);
    await expect.poll(() => ask(browser, writtenAtFocus), { timeout: 5_000 }).toBe(text);
  }).toPass({ timeout: 60_000 });
}

/** Waits until this is said after the act, whatever is said between. */
export async function hear(reader: Reader, words: RegExp, act: () => Promise<unknown>): Promise<void> {
  const before = reader.said().length;
  await act();
  // A whole page takes it long to say.
  await expect.poll(() => reader.said().slice(before), { timeout: 120_000 }).toMatch(words);
}

/** What begins utterances one after the other. */
export const inOrder = (words: readonly string[]) => new RegExp(words.map(beginning).join('[^]*'), 'm');

const inAnyOrder = (words: readonly string[]) =>
  new RegExp(words.map((each) => `(?=[^]*${beginning(each)})`).join(''), 'm');

const beginning = (text: string) => `^${text}`.replace(/[.?()]/g, '\\$&').replace(/\s/g, '\\s');

/** Presses Tab until the focus stands there; there are fewer stops than this on any page. */
async function tabTo({ browser, keyboard }: Ear, selector: string): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    if (await ask(browser, isAt, selector)) return;
    const from = await ask(browser, focused);
    keyboard.press('Tab');
    await expect.poll(() => ask(browser, focused), { message: 'the focus moves' }).not.toBe(from);
  }
  throw new Error(`no stop at ${selector}`);
}

function writtenAtFocus(): string | undefined {
  return (document.activeElement as HTMLInputElement | null)?.value;
}

function isAt(selector: string): boolean {
  return document.activeElement?.matches(selector) ?? false;
}

/** Which element of the page has the focus, as its place among all. Runs in the page. */
function focused(): number {
  return [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body);
}
