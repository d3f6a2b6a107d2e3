import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/browser.mjs';
import { readFlags } from '../stage/flags.mjs';
import { Postgres } from '../stage/postgres.mjs';
import { Server } from '../stage/server.mjs';
import { copyCases, plainPartner as partner } from './copy-cases.mjs';
import { throttle, watchPaint } from './phone.mjs';
import { Table } from './table.mjs';

/**
 * The officers' desk of a partner with so many cases, in a browser: the first paint of the inbox on an old phone, and from
 * each press to the next paint at 1280 px, where nothing is slowed down. Figures are medians, presses their slowest round.
 *
 *   npm run bench -- desk --count 10000 --rounds 5
 */
const given = readFlags({ count: 10_000, rounds: 5, port: 4481 });
const { count, rounds, port } = given;
const desk = `http://desk.ndp.localhost:${port}`;
const goals = { paint: 800, press: 100 };
const table = new Table();

const folder = mkdtempSync(join(tmpdir(), 'ndp-bench-'));
const postgres = new Postgres(port + 1, { isThrowAway: true });
const secretKeys = `a:${Buffer.alloc(32, 'a').toString('base64url')}`;
const settings = { DATABASE_URL: postgres.url, SECRET_KEYS: secretKeys };
const server = new Server({ port, dataDir: join(folder, 'data'), settings });
let browser;
try {
  await postgres.start();
  await server.start();
  await server.stop();
  await copyCases({ url: postgres.url, secretKeys, partners: [partner], count, isYear: true });
  await server.start();
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const officer = await logIn();
  await measurePaint(officer);
  await measurePresses(officer);
} finally {
  await browser?.close();
  await server.stop();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
table.print({ ...given, load: loadavg().map((load) => load.toFixed(1)) });

/** A browser in which an officer is logged in. */
async function logIn() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto(desk);
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByRole('button', { name: 'Olga' }).click();
  await page.getByRole('button', { name: 'Wyloguj', exact: true }).waitFor();
  await page.close();
  return context;
}

/** Opens the inbox as a phone does that has been there before, and once with nothing kept. */
async function measurePaint(officer) {
  const runs = [];
  for (let round = 0; round < rounds; round++) {
    const page = await officer.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await throttle(page);
    await page.addInitScript(watchPaint);
    const begun = performance.now();
    await page.goto(`${desk}/${partner}?assigned=all`);
    await page.locator('tbody tr').first().waitFor();
    const listed = performance.now() - begun;
    const seen = await page.evaluate(() => globalThis.seenPaint());
    runs.push({ ...seen, listed });
    await page.close();
  }
  const own = (key) => median(runs.map((run) => run[key]));
  const isGood = (figure) => figure <= goals.paint;
  table.add('inbox on a phone: first paint, ms', { ours: own('first'), goal: String(goals.paint), isGood });
  table.add('inbox on a phone: the cases stand there, ms', { ours: own('listed') });
  table.add('inbox on a phone: shift × 1000', { ours: own('shift') * 1000 });
}

/** Everything an officer presses all day, round after round on one page. */
async function measurePresses(officer) {
  const page = await officer.newPage();
  await page.addInitScript(watchPresses);
  const slowest = new Map();
  /** Presses, waits for what it leads to, and notes the slowest press meanwhile. */
  const press = async (name, work, settled) => {
    await page.evaluate(() => globalThis.slowestPress());
    await work();
    await settled();
    const ms = await page.evaluate(() => globalThis.slowestPress());
    slowest.set(name, Math.max(ms, slowest.get(name) ?? 0));
  };
  for (let round = 0; round < rounds; round++) {
    await pressInList(page, press);
    await pressInCase(page, press);
  }
  const isGood = (figure) => figure <= goals.press;
  for (const [name, ms] of slowest) table.add(`${name}, ms`, { ours: ms, goal: String(goals.press), isGood });
}

async function pressInList(page, press) {
  const rows = page.locator('tbody tr');
  const settled = async () => {
    await rows.first().waitFor();
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  };
  await page.goto(`${desk}/${partner}?assigned=all`);
  await settled();
  const amount = page.getByRole('button', { name: /^Kwota/ });
  const find = page.getByLabel('Szukaj', { exact: true });
  await press('a column to sort by', () => amount.click(), settled);
  await press('the same the other way round', () => amount.click(), settled);
  const status = page.getByRole('combobox', { name: 'Stan', exact: true });
  await press('a filter', () => status.selectOption('open'), settled);
  await press('a search, letter by letter', () => find.pressSequentially('kowal', { delay: 40 }), settled);
  await press('a search taken back', () => find.fill(''), settled);
  const view = page.getByRole('navigation', { name: 'Widoki' }).getByRole('link', { name: /^Niczyje/ });
  await press('a view', () => view.click(), settled);
  await press('the next fifty', () => page.getByRole('button', { name: 'Pokaż następne' }).click(), settled);
  await page.keyboard.press('j');
  await press('a case selected', () => page.keyboard.press('x'), settled);
}

async function pressInCase(page, press) {
  const parts = page.getByRole('navigation', { name: 'Części sprawy' });
  const settled = () => parts.waitFor();
  const opened = page.locator('tbody tr').nth(3).getByRole('link').first();
  await press('a case opened', () => opened.click(), settled);
  for (const [name, key] of Object.entries({ 'the next case': 'j', 'the one before': 'k' })) {
    const address = page.url();
    const isThere = async () => {
      await page.waitForURL((url) => url.href !== address);
      await settled();
    };
    await press(name, () => page.keyboard.press(key), isThere);
  }
  for (const tab of await parts.getByRole('link').all())
    await press('a tab of the case', () => tab.click(), settled);
}

/** Runs in the page: the slowest press since it was asked last, from the finger to the paint after it, in steps of 8 ms. */
function watchPresses() {
  let slowest = 0;
  const note = (entries) => {
    for (const { duration, interactionId } of entries)
      if (interactionId) slowest = Math.max(slowest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 });
  globalThis.slowestPress = async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)));
    note(observer.takeRecords());
    const told = slowest;
    slowest = 0;
    return told;
  };
}

function median(figures) {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)];
}
