import { rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { makePlace, type OwnPlace, type OwnServer, startServer } from './support/clock.ts';
import { test } from './support/journey.ts';
import { freshAddress } from './support/mailbox.ts';
import { portal } from './support/portal.ts';
import { expectPlain } from './support/without-script.ts';

/** How often a solution is timed on a processor slowed down four times; the figure of the long form. */
const solves = Number(process.env.PROOF_SOLVES ?? 0);
const sentence = /przeglądarka wykonuje krótkie obliczenie/;

// One server for the file: each worker would start one of its own.
test.describe.configure({ mode: 'default' });

let place: OwnPlace;
let server: OwnServer | undefined;

test.beforeAll(async () => {
  place = await makePlace();
  server = await startServer(place, 0, { PROOF_OF_WORK: 'always' });
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(place.dataDir, { recursive: true, force: true });
});

/** Asks for a new link with the keyboard alone. */
async function askForLink(page: Page, email = 'jan@example.pl'): Promise<void> {
  await page.locator('#field-email').fill(email);
  await page.keyboard.press('Enter');
}

async function openForm(page: Page): Promise<void> {
  await page.goto(
    portal('mpec', `/grant/papers/00000000-0000-4000-8000-000000000000/${'A'.repeat(43)}`, place.port),
  );
  await expect(page.locator('#field-email')).toBeVisible();
}

/** Statuses of the answers to the call, as they come. */
function watchAnswers(page: Page): number[] {
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/new_link') && answer.request().method() === 'POST') {
      statuses.push(answer.status());
    }
  });
  return statuses;
}

test('a demanded proof of work is given by the browser itself, and said while it goes on', async ({
  page,
}) => {
  const statuses = watchAnswers(page);
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  // The second of the two calls waits, so that the sentence can be looked at.
  let goOn = () => {};
  const looked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/new_link', async (route) => {
    if (route.request().headers()['proof-of-work']) await looked;
    await route.continue();
  });
  await openForm(page);
  await askForLink(page);
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  await expectAccessible(page, 'while a proof of work is computed');
  goOn();
  await expect(page.getByText('wiadomość z nowym linkiem jest już w drodze')).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
  expect(statuses).toEqual([428, 202]);
  expect(complaints.filter((line) => /Content Security Policy|Trusted/.test(line))).toEqual([]);
  // The policy of the page lets its one worker begin, and nothing from any other address.
  expect(workers.length).toBeGreaterThan(0);
  const refused = await page.evaluate(() => {
    try {
      return new Worker('/other.js') && 'began';
    } catch (failure) {
      return (failure as Error).name;
    }
  });
  expect(refused).toBe('TypeError');
});

test.describe('without script', { tag: '@everywhere' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a short wait stands in place of the proof', async ({ page }) => {
    const email = freshAddress();
    await openForm(page);
    await askForLink(page, email);
    await expect(page.getByText(/odczekaj \d+\ssekund\S* i\swyślij ponownie/)).toBeVisible();
    await expect(page.locator('#field-email')).toHaveValue(email);
    await expectPlain(page, 'the wait in place of a proof');
    const sent = page.getByText('wiadomość z nowym linkiem jest już w drodze');
    // Whoever sends too early is told what is left.
    await expect(async () => {
      await askForLink(page, email);
      await expect(sent).toBeVisible({ timeout: 2_000 });
    }).toPass({ intervals: [4_000], timeout: 40_000 });
  });
});

test('where workers are blocked the page computes itself', async ({ page }) => {
  const statuses = watchAnswers(page);
  await page.route('**/solver.worker-*.js', (route) => route.abort());
  await openForm(page);
  await askForLink(page);
  await expect(page.getByText('wiadomość z nowym linkiem jest już w drodze')).toBeVisible();
  expect(statuses).toEqual([428, 202]);
});

test('where nothing can be computed a sentence says what to do, and the button works again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(SubtleCrypto.prototype, 'deriveBits', { value: undefined });
  });
  await page.route('**/solver.worker-*.js', (route) => route.abort());
  await openForm(page);
  await askForLink(page);
  await expect(page.getByText('Można spróbować ponownie za minutę')).toBeVisible();
  await expect(page.locator('form button[type="submit"]:visible')).toBeEnabled();
  await expectAccessible(page, 'told that no proof could be given');
});

/** How long each of so many proofs takes from the demand to the second call, ms, on a page slowed down so many times. */
async function timeProofs(page: Page, rate: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await openForm(page);
  const times: number[] = [];
  let demandedAt = 0;
  page.on('response', (answer) => {
    if (answer.status() === 428) demandedAt = performance.now();
  });
  page.on('request', (request) => {
    if (request.headers()['proof-of-work']) times.push(performance.now() - demandedAt);
  });
  for (let n = 0; n < solves; n += 1) {
    await page.locator('#field-email').fill(`n${rate}.${n}@example.pl`);
    await page.keyboard.press('Enter');
    await expect.poll(() => times.length, { timeout: 30_000 }).toBe(n + 1);
    await expect(page.locator('form button[type="submit"]:visible')).toBeEnabled();
  }
  return times.toSorted((one, other) => one - other);
}

// The browser slows the page down, neither its worker nor the threads that compute: four times the figure without
// throttling is the larger estimate.
for (const rate of [1, 4]) {
  test(`the figures of a proof of work at ${rate}× throttling are told`, async ({ page }) => {
    test.skip(solves === 0, 'only in the long form');
    test.setTimeout(600_000);
    const sorted = await timeProofs(page, rate);
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const figures = `median ${Math.round(median)} ms, p95 ${Math.round(p95)} ms`;
    console.log(`figure R4: ${solves} proofs in the browser at ${rate}× throttling: ${figures}`);
  });
}
