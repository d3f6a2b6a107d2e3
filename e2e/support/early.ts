import { type Browser, expect, type Page } from '@playwright/test';
import { today } from './today.ts';
import { phone } from './ways.ts';
import { choose } from './wizard.ts';

/** What stands on a page by what names it: the text of a field, a box that is ticked, a fold that is open. */
type Done = Readonly<Record<string, string>>;

interface Acting {
  readonly name: string;
  readonly address?: string;
  /** Answers chosen last, with which the others go together. */
  readonly last?: Readonly<Record<string, string>>;
}

/** Acts on a page in a window that knows what forms have told the server so far, and nothing else. */
export async function actThere(
  browser: Browser,
  from: Page,
  { name, address = from.url(), last = {} }: Acting,
): Promise<void> {
  const { cookies } = await from.context().storageState();
  const context = await browser.newContext({ viewport: phone, storageState: { cookies, origins: [] } });
  await actBeforeScript(await context.newPage(), address, name, async (page) => {
    await actEverywhere(page);
    for (const answer of Object.entries(last)) await choose(page, ...answer);
  });
  await context.close();
}

/** Opens a page, does all that can be done on it while its script is held back, and expects that nothing of it is lost. */
export async function actBeforeScript(
  page: Page,
  address: string,
  name: string,
  act: (page: Page) => Promise<void> = actEverywhere,
): Promise<void> {
  const release = await openHeld(page, address);
  // One that opens something by itself needs no script.
  await expect
    .soft(page.locator('button[type="button"]:not([popovertarget]):visible'), `${name}: dead buttons`)
    .toHaveCount(0);
  await act(page);
  const done = await page.evaluate(readDone);
  await release();
  const stands = (when: string) =>
    expect.soft.poll(() => page.evaluate(readDone), { message: `${name}, ${when}`, timeout: 10_000 });
  await stands('once the script runs').toMatchObject(done);
  await expect.poll(() => page.evaluate(emptyFolds), `${name}: folds with nothing in them`).toEqual([]);
  // Another language draws everything anew, from what the script knows.
  const flag = page.getByRole('button', { name: /^EN/ });
  await flag.click();
  await expect(flag).toHaveAttribute('aria-pressed', 'true');
  await stands('drawn anew').toMatchObject(withoutFolds(done));
}

/** The name of a fold is of one language. */
const withoutFolds = (done: Done) =>
  Object.fromEntries(Object.entries(done).filter(([key]) => !key.startsWith('fold ')));

async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.evaluate((to) => location.assign(to), address);
  await expect(page.locator('#portal[data-whole] h1')).toBeVisible();
  return async () => {
    release();
    await page.waitForFunction(isTakenOver);
  };
}

/** Runs in the page: its last part knows what draws it. */
function isTakenOver(): boolean {
  const last = document.querySelector('footer summary, footer a');
  return last !== null && Object.keys(last).some((key) => key.startsWith('__react'));
}

/** Unfolds, chooses, ticks and types. */
async function actEverywhere(page: Page): Promise<void> {
  const main = page.locator('main');
  const folds = main.locator('details:not([open]) > summary:visible');
  while ((await folds.count()) > 0) await folds.first().click();
  for (const select of await main.locator('select:visible').all()) await select.selectOption({ index: 1 });
  // Who says that there is none types none.
  const boxes = main.locator('label:visible:has(input[type="checkbox"]:not(:checked, [name^="no_"]))');
  while ((await boxes.count()) > 0) await boxes.first().click({ position: { x: 5, y: 5 } });
  const choices = await main.locator('label:visible input[type="radio"]').all();
  for (const name of new Set(await Promise.all(choices.map((radio) => radio.getAttribute('name')))))
    await main.locator(`label:visible:has(input[type="radio"][name="${name}"])`).last().click();
  const written = ['radio', 'checkbox', 'hidden', 'file'].map((type) => `:not([type="${type}"])`).join('');
  for (const field of await main.locator(`:is(textarea, input${written}):visible`).all()) {
    const type = await field.getAttribute('type');
    await field.fill(type === 'date' ? today() : type === 'email' ? 'ewa@example.com' : '1');
  }
}

/** Runs in the page. */
function readDone(): Done {
  const done: Record<string, string> = {};
  for (const control of document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')) {
    const { type, name, value, id } = control;
    if (type === 'radio' || type === 'checkbox') {
      if (control.checked) done[`${name}=${value}`] = 'chosen';
    } else if (type !== 'hidden' && type !== 'file' && value) done[id] = value;
  }
  for (const day of document.querySelectorAll('main [id^="field-"]:has([role="spinbutton"])')) {
    const part = (type: string) =>
      day.querySelector(`[data-type="${type}"]`)?.getAttribute('aria-valuenow')?.padStart(2, '0');
    done[day.id] = ['year', 'month', 'day'].map(part).join('-');
  }
  // The amounts in its name may follow a choice.
  for (const summary of document.querySelectorAll('main details[open] > summary'))
    done[`fold ${summary.textContent?.replace(/[\d:].*/, '')}`] = 'open';
  return done;
}

/** Runs in the page. */
function emptyFolds(): readonly string[] {
  return [...document.querySelectorAll('main details[open]')]
    .filter((fold) => fold.textContent === fold.querySelector('summary')?.textContent)
    .map((fold) => fold.textContent ?? '');
}
