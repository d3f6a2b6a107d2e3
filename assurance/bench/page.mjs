import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/browser.mjs';
import { readFlags } from '../stage/flags.mjs';
import { Server } from '../stage/server.mjs';
import { throttle, watchPaint } from './phone.mjs';
import { Table } from './table.mjs';

/**
 * The first second on an old phone, beside the same page whose script never comes. Medians, each pair in turns.
 *
 *   npm run bench -- page --rounds 7
 */
const given = readFlags({ rounds: 7, port: 4471 });
const { rounds, port } = given;
const origin = `http://mpec.ndp.localhost:${port}`;
const pages = {
  'welcome page': '/application/welcome-page',
  'first question': '/application/project-type',
  'a statement': '/statements/program-regulations',
};

const folder = mkdtempSync(join(tmpdir(), 'ndp-bench-'));
const server = new Server({ port, dataDir: join(folder, 'data') });
const table = new Table();
await server.start();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const [name, path] of Object.entries(pages)) await measure(name, path);
  await measureStep();
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
table.print(values);

async function measure(name, path) {
  const [ours, plain] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await visit(path, true));
    plain.push(await visit(path, false));
  }
  const [own, floor] = [ours, plain].map((runs) => (key) => median(runs.map((run) => run[key])));
  const atMost = (most) => (figure) => figure <= most;
  const beside = { ours: own('first'), theirs: floor('first') };
  table.add(`${name}: first paint, ms`, { ...beside, goal: '600', isGood: atMost(600) });
  table.add(`${name}: largest paint, ms`, {
    ours: own('largest'),
    theirs: floor('largest'),
    goal: '600',
    isGood: atMost(600),
  });
  table.add(`${name}: blocked, ms`, { ours: own('blocked'), goal: '300', isGood: atMost(300) });
  table.add(`${name}: shift × 1000`, { ours: own('shift') * 1000, goal: '0', isGood: atMost(0) });
  table.add(`${name}: kB on the wire`, { ours: own('kilobytes'), theirs: floor('kilobytes') });
}

/** From the first question to the second: once what follows was fetched, and by whom cannot wait for that. */
async function measureStep() {
  const [calm, hasty] = [[], []];
  for (let round = 0; round < rounds; round++) {
    calm.push(await step(true));
    hasty.push(await step(false));
  }
  const goal = { goal: '100', isGood: (figure) => figure <= 100 };
  table.add('next step after a click, ms', { ours: median(calm), ...goal });
  table.add('the same, pressed before what follows was fetched, ms', { ours: median(hasty) });
}

async function step(isCalm) {
  const page = await openPhone(true);
  let askedAt = performance.now();
  for (const event of ['request', 'requestfinished']) {
    page.on(event, () => {
      askedAt = performance.now();
    });
  }
  await page.goto(`${origin}${pages['first question']}`, { waitUntil: 'networkidle' });
  await page.locator('label:has(input[value="home"])').click();
  while (isCalm && performance.now() - askedAt < 1500) await page.waitForTimeout(100);
  const time = await page.evaluate(goOn);
  await page.context().close();
  return time;
}

/** Presses the button and waits for the next question to be painted. */
function goOn() {
  const before = document.querySelector('h1')?.textContent;
  const begun = performance.now();
  document.querySelector('form button[type="submit"]').click();
  return new Promise((resolve) => {
    const look = () =>
      document.querySelector('h1')?.textContent === before
        ? requestAnimationFrame(look)
        : requestAnimationFrame(() => resolve(performance.now() - begun));
    look();
  });
}

async function visit(path, hasScript) {
  const page = await openPhone(hasScript);
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => globalThis.seenPaint());
  await page.context().close();
  return { ...seen, kilobytes: bytes / 1000 };
}

async function openPhone(hasScript) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  if (!hasScript) await page.route('**/*.js', (route) => route.abort());
  await throttle(page);
  await page.addInitScript(watchPaint);
  return page;
}

function median(figures) {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)];
}
