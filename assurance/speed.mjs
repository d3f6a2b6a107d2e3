import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Faults } from './check/faults.mjs';
import { estimateOf } from './load/answers.mjs';
import { Line, NoAnswer } from './stage/ask.mjs';
import { readFlags } from './stage/flags.mjs';
import { Postgres } from './stage/postgres.mjs';
import { countBy, say, wholeQuantile } from './stage/say.mjs';
import { Server } from './stage/server.mjs';
import { SmtpSink } from './stage/smtp-sink.mjs';

/**
 * Times of the running product: how long a mail takes from its promise to the mail server, what a portal notices of
 * another one that is flooded, and how soon a wrong key refuses to start.
 *
 *   node assurance/speed.mjs --seconds 28 --windows 3
 */
const given = readFlags({ seconds: 28, windows: 3, port: 4114 });
const { port } = given;
const folder = mkdtempSync(join(tmpdir(), 'ndp-j-speed-'));
const faults = new Faults();
const postgres = new Postgres(port + 1);
await postgres.start();
const sink = new SmtpSink(port + 2);
await sink.start();
const keyOf = (fill) => `${fill}:${Buffer.alloc(32, fill).toString('base64url')}`;
const settings = { DATABASE_URL: postgres.url, SMTP_URL: sink.url, SECRET_KEYS: keyOf('a') };
const dataDir = join(folder, 'data');
const server = new Server({ port, dataDir, settings });
await server.start();
await server.stop();
const startedAfterMs = await server.start();
const line = new Line(port, 30_000);
/** Ten times what a portal takes in a minute, evenly, ms from one submission to the next. */
const floodMs = 60_000 / (10 * 300);
let visitors = 0;
let interrupted = 0;
const nextVisitor = () => `10.${(++visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;

await timeMails();
await server.stop();
await timeNeighbours();
await timeRefusals();
line.close();
await sink.stop();
await postgres.remove();
rmSync(folder, { recursive: true, force: true });
say('interrupted', { calls: interrupted });
process.exit(faults.tell() ? 0 : 1);

/** Submits in a portal; the answer comes when the promise to mail stands. */
function submit(portal, email, visitor = nextVisitor()) {
  return call(portal, '/applications', estimateOf(email), visitor);
}

/** A call as a portal makes it; one whose kept connection the server had just closed is made again. */
async function call(portal, path, body, visitor) {
  for (;;) {
    line.portal = portal;
    try {
      return await line.call('POST', path, { body, visitor });
    } catch (cause) {
      if (!(cause instanceof NoAnswer)) throw cause;
      interrupted += 1;
    }
  }
}

/** Portals where the owner of a house can apply. */
async function findPortals() {
  const found = [];
  for (const portal of server.portals) {
    const { status } = await submit(portal, 'pierwsza@example.pl');
    if (status === 201) found.push(portal);
  }
  return found;
}

/** Ten submissions a second, over those portals. */
async function timeMails() {
  const portals = await findPortals();
  const promised = new Map();
  const under = [];
  const statuses = [];
  for (let n = 0; n < given.seconds * 10; n++) {
    const email = `predkosc.${n}@example.pl`;
    const portal = portals[n % portals.length];
    under.push(
      submit(portal, email).then(({ status }) => {
        statuses.push(String(status));
        if (status === 201) promised.set(email, performance.now());
      }),
    );
    await wait(100);
  }
  await Promise.all(under);
  const end = performance.now() + 60_000;
  const sent = () => sink.mails.filter(({ to }) => promised.has(to));
  while (sent().length < promised.size && performance.now() < end) await wait(50);
  const times = sent().map(({ to, heardAt }) => heardAt - promised.get(to));
  faults.require(sent().length === promised.size, `${promised.size} promises, ${sent().length} mails`);
  say('mails', {
    answers: countBy(statuses),
    aSecond: 10,
    medianMs: wholeQuantile(times, 0.5),
    p95Ms: wholeQuantile(times, 0.95),
    slowestMs: Math.round(Math.max(...times)),
  });
}

/** What one portal is asked while another one is left alone and while it is flooded, a minute each, under strict limits. */
async function timeNeighbours() {
  const strict = new Server({
    port,
    dataDir,
    settings: { ...settings, ENVIRONMENT: 'staging' },
  });
  await strict.start();
  line.isBehindTls = true;
  const [noisy, quiet] = server.portals;
  await askFor(60_000, quiet);
  const times = { alone: [], flooded: [] };
  const statuses = [];
  for (let n = 0; n < given.windows; n++) {
    times.alone.push(...(await askFor(60_000, quiet)));
    const flood = beginFlood(noisy, statuses);
    times.flooded.push(...(await askFor(60_000, quiet)));
    await flood.end();
  }
  const [alone, flooded] = [times.alone, times.flooded].map((each) => wholeQuantile(each, 0.95));
  say('neighbours', {
    asked: times.alone.length + times.flooded.length,
    medianMs: [wholeQuantile(times.alone, 0.5), wholeQuantile(times.flooded, 0.5)],
    p95Ms: [alone, flooded],
    ratio: Number((flooded / alone).toFixed(2)),
    flood: countBy(statuses),
  });
  line.isBehindTls = false;
  await strict.stop();
}

/** Submissions, each of another visitor, whether the ones before are answered or not. */
function beginFlood(portal, statuses) {
  const under = new Set();
  const timer = setInterval(() => {
    const email = `powodz.${visitors}@example.pl`;
    const sent = submit(portal, email).then(({ status }) => {
      statuses.push(String(status));
      under.delete(sent);
    });
    under.add(sent);
  }, floodMs);
  return {
    end() {
      clearInterval(timer);
      return Promise.all(under);
    },
  };
}

/** Quotes and submissions in turns, ten a second: the time of each answer. */
async function askFor(ms, portal) {
  const times = [];
  const end = performance.now() + ms;
  for (let n = 0; performance.now() < end; n++) {
    const begun = performance.now();
    if (n % 5 === 0) await submit(portal, `spokoj.${visitors}@example.pl`);
    else {
      await call(portal, '/quote_subsidy', estimateOf('').subsidy, nextVisitor());
    }
    times.push(performance.now() - begun);
    await wait(100);
  }
  return times;
}

/** Starts that have to fail, and how long each takes. */
async function timeRefusals() {
  const { SECRET_KEYS: _, ...keyless } = settings;
  const starts = {
    'another key of the same name': {
      ...settings,
      SECRET_KEYS: `a:${Buffer.alloc(32, 'b').toString('base64url')}`,
    },
    'a key of another name': { ...settings, SECRET_KEYS: keyOf('b') },
    'no key in production': { ...keyless, ENVIRONMENT: 'production' },
  };
  const took = { 'a start that is good': startedAfterMs };
  for (const [how, wrong] of Object.entries(starts)) {
    const begun = performance.now();
    const refused = new Server({ port, dataDir, settings: wrong });
    const failed = await refused.start().then(
      () => false,
      () => true,
    );
    took[how] = Math.round(performance.now() - begun);
    faults.require(failed, `it starts with ${how}`);
    await refused.stop();
  }
  say('refused starts', took);
}
