import { expect } from '@playwright/test';

/** A browser that Playwright cannot drive as Debian packs it: what a visitor does with it, over its own protocol. */
export interface OtherBrowser {
  /** The folder it saves files in. */
  readonly downloads: string;
  open(address: string): Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Picks a file of this machine in the field the selector names. */
  pick(selector: string, file: string): Promise<void>;
  /** Makes the window so wide, CSS pixels. */
  resize(width: number): Promise<void>;
  /** What its window shows, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Size of the window the journeys are walked in, CSS pixels. */
export const phone = { width: 390, height: 844 };

/** Runs a function of plain values in the page. */
export async function ask<Given extends readonly unknown[], Answer>(
  browser: OtherBrowser,
  question: (...given: Given) => Answer,
  ...given: Given
): Promise<Awaited<Answer>> {
  const answer = await browser.evaluate(`(${question})(...${JSON.stringify(given)})`);
  return answer as Awaited<Answer>;
}

/** Waits until the page has what the selector names, visible and at rest, and tells its middle once it stands in sight. */
async function middleOf(browser: OtherBrowser, selector: string): Promise<{ x: number; y: number }> {
  const places: string[] = [];
  let middle = { x: 0, y: 0 };
  const find = async () => {
    const found = await ask(browser, lookFor, selector);
    if (!found) return false;
    middle = found;
    places.push(JSON.stringify(found));
    return found.isInSight && places.at(-1) === places.at(-2);
  };
  await expect.poll(find, { message: `${selector} in sight` }).toBe(true);
  return middle;
}

/** Tells the middle of the first visible one, and brings it into sight. Runs in the page. */
function lookFor(wanted: string) {
  const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  const isHit = element.contains(hit) || hit?.closest('label')?.control === element;
  // A list that hangs on a field closes when the page moves.
  const isInSight = isHit && y >= 0 && y + height <= innerHeight;
  if (!isInSight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { ...middle, isInSight };
}

/** Clicks, as a finger would, into the middle of what the selector names. */
export async function press(browser: OtherBrowser, selector: string): Promise<void> {
  const { x, y } = await middleOf(browser, selector);
  await browser.clickAt(Math.round(x), Math.round(y));
}

/** Picks a file in the field the selector names, once the page has it. */
export async function pick(browser: OtherBrowser, selector: string, file: string): Promise<void> {
  const isThere = () => ask(browser, (wanted: string) => document.querySelector(wanted) !== null, selector);
  await expect.poll(isThere, { message: `${selector} on the page` }).toBe(true);
  await browser.pick(selector, file);
}

/** Types into the field the selector names, over what stands in it. */
export async function write(browser: OtherBrowser, selector: string, text: string): Promise<void> {
  await press(browser, selector);
  await expect
    .poll(
      () => ask(browser, (wanted: string) => document.activeElement?.matches(wanted) ?? false, selector),
      { message: `${selector} focused` },
    )
    .toBe(true);
  await ask(browser, () => (document.activeElement as HTMLInputElement).select());
  await browser.type(text);
}

/** Waits for a page by the end of its path, and until its heading has taken the focus. */
export async function onPage(browser: OtherBrowser, path: RegExp): Promise<void> {
  await expect.poll(() => ask(browser, () => location.pathname)).toMatch(path);
  await expect
    .poll(() => ask(browser, () => document.activeElement?.tagName), {
      message: `${path} has taken the focus`,
    })
    .toBe('H1');
}

/** Waits until the page says this, which begins without a body; a space that does not break is a space. */
export async function reads(browser: OtherBrowser, text: RegExp): Promise<void> {
  await expect
    .poll(() => ask(browser, () => document.body?.innerText.replaceAll('\u00a0', ' ') ?? ''))
    .toMatch(text);
}
