import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { freshAddress } from './support/mailbox.ts';
import { portal, withoutMotion } from './support/portal.ts';
import { countWords } from './support/readable.ts';
import { phone } from './support/ways.ts';

/** The most a page of the estimate may take of a phone, in screens. */
const mostScreens = 2.5;

/** What the way from Start to the sent estimate may cost. */
const most = { taps: 15, fields: 2, words: 1000 };

/** Pages the browser itself may have loaded: the link from Start leads on before its script has come. */
const mayBeLoaded = new Set(['welcome-page', 'project-type']);

/** Somebody with a phone, and what the way has cost them so far. */
class Visitor {
  taps = 0;
  fields = 0;
  words = 0;
  readonly page: Page;
  readonly tall: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async choose(name: string, value: string): Promise<void> {
    await this.tap(this.page.locator(`label:has(input[name="${name}"][value="${value}"])`));
  }

  async next(): Promise<void> {
    await this.tap(this.page.locator('form button[type="submit"]:visible'));
  }

  async type(field: string, text: string): Promise<void> {
    this.fields += 1;
    await this.page.locator(field).fill(text);
  }

  /** Waits for a page, reads it, and notes it if it is too long. */
  async arrive(path: string): Promise<void> {
    await this.page.waitForURL(new RegExp(`/application/${path}$`));
    if (!mayBeLoaded.has(path)) await expect(this.page.locator('h1')).toBeFocused();
    const screens = await this.page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    this.words += await countWords(this.page);
    if (screens > mostScreens) this.tall.push(`${path}: ${screens.toFixed(2)}`);
  }
}

test.use({ viewport: phone, hasTouch: true });

test('on a phone the estimate of a home takes few taps, fields and words, and no page is long', async ({
  page,
}) => {
  await withoutMotion(page);
  const visitor = new Visitor(page);
  await page.goto(portal('mpec'));
  await visitor.arrive('welcome-page');
  await visitor.tap(page.locator('main a').first());
  await visitor.arrive('project-type');
  await expect(page.getByText('Dotknij odpowiedzi, a przejdziesz dalej.')).toBeVisible();
  await visitor.choose('project_variant', 'home');
  await visitor.arrive('heat-source');
  await visitor.choose('heat_source', 'heat_pump');
  await visitor.choose('heat_from', 'air');
  await visitor.next();
  await visitor.arrive('climate-zone');
  await visitor.type('#field-climate_zone', 'Krak');
  await visitor.tap(page.getByRole('option', { name: /^Kraków/ }).first());
  await visitor.next();
  await visitor.arrive('built-year');
  await visitor.choose('construction_year', 'before_1971');
  await visitor.arrive('existing-heat-source');
  await visitor.choose('existing_heat_source', 'coal');
  await visitor.arrive('quote');
  await expectAmountAtOnce(page);
  await visitor.next();
  await visitor.arrive('planning');
  await visitor.choose('is_other_funding', 'no');
  await visitor.tap(page.locator('input[name="is_existing_heat_source_eliminated"]'));
  await visitor.tap(page.locator('input[name="gdpr_consent"]'));
  await visitor.next();
  await visitor.arrive('submit');
  await visitor.type('#field-email', freshAddress());
  await visitor.next();
  const { taps, fields, words, tall } = visitor;
  await visitor.arrive('pending-confirm');
  expect(tall, `longer than ${mostScreens} screens`).toEqual([]);
  expect({ taps, fields }).toEqual({ taps: most.taps, fields: most.fields });
  expect(words).toBeLessThanOrEqual(most.words);
  // What the welcome page promises, at 200 words a minute.
  expect(words / 200).toBeLessThanOrEqual(5);
});

/** The amount, how long it holds and the way on are seen without scrolling, and the way on stays. */
async function expectAmountAtOnce(page: Page): Promise<void> {
  const button = page.locator('form button[type="submit"]:visible');
  for (const seen of [page.getByText(/^3\s833\szł$/).first(), page.getByText(/^Aktualne do/), button])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 700);
  await expect(page.getByText(/^Aktualne do/)).not.toBeInViewport();
  await expect(button).toBeInViewport({ ratio: 1 });
}

test('an answer changed from the amount leads back to it, without the questions in between', async ({
  page,
}) => {
  await withoutMotion(page);
  const visitor = new Visitor(page);
  await page.goto(portal('mpec', '/application/project-type'));
  await expect(page.getByText('Dotknij odpowiedzi, a przejdziesz dalej.')).toBeVisible();
  await visitor.choose('project_variant', 'home');
  await visitor.arrive('heat-source');
  await visitor.choose('heat_source', 'biomass_boiler');
  await visitor.next();
  await visitor.arrive('climate-zone');
  await visitor.type('#field-climate_zone', 'Krak');
  await visitor.tap(page.getByRole('option', { name: /^Kraków/ }).first());
  await visitor.next();
  await visitor.arrive('built-year');
  await visitor.choose('construction_year', 'before_1971');
  await visitor.arrive('existing-heat-source');
  await visitor.choose('existing_heat_source', 'coal');
  await visitor.arrive('quote');
  await visitor.tap(page.locator('aside summary'));
  await visitor.tap(page.getByRole('link', { name: 'Zmień: Rok budowy' }));
  await visitor.arrive('built-year');
  await visitor.choose('construction_year', 'after_2011');
  await visitor.arrive('quote');
  await expect(page.getByText(/^189\szł$/).first()).toBeVisible();
});
