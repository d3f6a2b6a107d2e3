import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Faults } from './check/faults.mjs';
import { estimateOf, sectionsOf } from './load/answers.mjs';
import { Line } from './stage/ask.mjs';
import { readFlags } from './stage/flags.mjs';
import { Postgres } from './stage/postgres.mjs';
import { countBy, quantile, say } from './stage/say.mjs';
import { Server } from './stage/server.mjs';
import { SmtpSink } from './stage/smtp-sink.mjs';

/**
 * Takes away what the server needs, under a light load, and gives it back: the mail server, then PostgreSQL, which is
 * stopped and then frozen, so that its connections stay open and say nothing.
 *
 *   node assurance/outage.mjs --seconds 10
 */
const given = readFlags({ seconds: 10, stops: 6, port: 4114 });
const awayMs = given.seconds * 1000;
const { port } = given;
const folder = mkdtempSync(join(tmpdir(), 'ndp-j-outage-'));
const faults = new Faults();
const postgres = new Postgres(port + 1);
await postgres.start();
const sink = new SmtpSink(port + 2);
await sink.start();
const settings = { DATABASE_URL: postgres.url, SMTP_URL: sink.url };
const server = new Server({ port, dataDir: join(folder, 'data'), settings });
await server.start();
const line = new Line(port, 30_000);
[line.portal] = server.portals;
let visitors = 0;

const link = await openLink();
await mailAway();
await databaseAway(
  'stopped',
  () => postgres.stop('immediate'),
  () => postgres.start(),
);
await stopInTransactions();
await databaseAway(
  'frozen',
  () => postgres.freeze(),
  () => postgres.thaw(),
);
const exitCode = await server.stop();
faults.require(exitCode === 0, `the server ended with ${exitCode}`);
say('log', Object.fromEntries(server.errors));
line.close();
await sink.stop();
await postgres.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(faults.tell() ? 0 : 1);

/** Whoever submits meanwhile is answered at once; the mails go out later, each once. */
async function mailAway() {
  await sink.stop();
  const before = sink.mails.length;
  const emails = [];
  const begun = performance.now();
  while (performance.now() - begun < awayMs) {
    const email = `przerwa.${emails.length}@example.pl`;
    const { status } = await submit(email);
    faults.require(status === 201, `without a mail server a submission is answered ${status}`);
    emails.push(email);
    await wait(1_000);
  }
  const back = performance.now();
  await sink.start();
  const late = () => sink.mails.slice(before);
  while (late().length < emails.length && performance.now() - back < 120_000) await wait(50);
  const times = late().map(({ heardAt }) => Math.round(heardAt - back));
  const isOnce =
    new Set(late().map(({ to }) => to)).size === emails.length && late().length === emails.length;
  faults.require(isOnce, `${emails.length} submissions, ${late().length} mails`);
  const isInOrder = late().every(({ to }, i) => to === emails[i]);
  say('mail server away', {
    awayMs,
    submissions: emails.length,
    deliveredAfterMs: times,
    isInOrder,
    lookedFor: server.mailServerAway,
  });
}

/** Every call is answered in time, and as soon as the database is back they work again. */
async function databaseAway(how, take, give) {
  const answers = [];
  const state = { isOver: false };
  const memory = [server.memoryMb];
  const loads = Object.entries(calls()).map(([name, ask]) => load(name, ask, answers, state));
  await wait(1_500);
  const from = performance.now();
  await take();
  for (let left = awayMs; left > 0; left -= 1_000) {
    await wait(1_000);
    if (!server.isRunning) break;
    memory.push(server.memoryMb);
  }
  const back = performance.now();
  await give();
  const given = performance.now();
  await wait(8_000);
  state.isOver = true;
  await Promise.all(loads);
  if (!server.isRunning) {
    faults.require(false, `the server ended while the database was ${how}: ${server.said.slice(0, 600)}`);
    await server.start();
  }
  const away = answers.filter(({ at }) => at > from + 100 && at < back);
  requireAnswers(how, away);
  const summary = Object.fromEntries(
    Object.keys(calls()).map((name) => [
      name,
      summarise(
        away.filter((answer) => answer.name === name),
        answers.filter((answer) => answer.name === name && answer.at > given),
        given,
      ),
    ]),
  );
  for (const [name, { firstGoodAfterMs }] of Object.entries(summary)) {
    faults.require(
      firstGoodAfterMs !== null && firstGoodAfterMs <= 5_000,
      `${how}: ${name} is not back within 5 s`,
    );
  }
  say(`database ${how}`, {
    awayMs,
    calls: summary,
    memoryMb: { before: memory[0], most: Math.max(...memory) },
  });
}

/** The answers to one call while the database was away, and once it was given back. */
function summarise(away, after, given) {
  const good = after.find(({ status }) => status < 300);
  const times = away.map(({ ms }) => ms);
  return {
    statuses: countBy(away.map(({ status }) => String(status))),
    p50Ms: quantile(times, 0.5),
    worstMs: Math.max(...times),
    firstGoodAfterMs: good ? Math.round(good.at + good.ms - given) : null,
    failedAfterBack: after.filter(({ status }) => status >= 500).length,
  };
}

function requireAnswers(how, away) {
  for (const { name, ms, status, retryAfter, isJson } of away) {
    faults.require(ms <= 3_500, `${how}: ${name} took more than 3 s`);
    if (status >= 500) {
      faults.require(status === 503, `${how}: ${name} is answered ${status}`);
      faults.require(Boolean(retryAfter) && isJson, `${how}: ${name} has no Retry-After or is no JSON`);
    }
  }
}

/** The database goes while transactions are under way: the server must outlive connections lost in their middle. */
async function stopInTransactions() {
  const state = { isOver: false };
  const lanes = Array.from({ length: 12 }, (_, lane) => submitWithoutRest(lane, state));
  let ended = 0;
  for (let n = 0; n < given.stops; n++) {
    await wait(300 + 70 * n);
    await postgres.stop('immediate');
    await wait(500);
    await postgres.start();
    await wait(500);
    if (server.isRunning) continue;
    ended += 1;
    faults.require(
      false,
      `the server ended when connections broke in transactions: ${server.said.slice(-1500)}`,
    );
    await server.start();
  }
  state.isOver = true;
  await Promise.all(lanes);
  say('database stopped in transactions', { stops: given.stops, serverEnded: ended });
}

async function submitWithoutRest(lane, state) {
  for (let n = 0; !state.isOver; n++) await submit(`trx.${lane}.${n}@example.pl`).catch(() => wait(20));
}

/** One call after the other, five in a second. */
async function load(name, ask, answers, state) {
  while (!state.isOver) {
    const at = performance.now();
    const answer = await ask().catch((cause) => ({ status: 599, headers: {}, words: cause.message }));
    const ms = Math.round(performance.now() - at);
    const isJson = String(answer.headers['content-type']).includes('json');
    answers.push({ name, at, ms, status: answer.status, retryAfter: answer.headers['retry-after'], isJson });
    await wait(Math.max(0, 200 - ms));
  }
}

function calls() {
  const [[, client]] = sectionsOf(1);
  const { subsidy } = estimateOf('');
  return {
    read: () => line.call('GET', link, { visitor: nextVisitor() }),
    save: () => line.call('PUT', `${link}/client_info`, { body: client, visitor: nextVisitor() }),
    submit: () => submit(`baza.${visitors}@example.pl`),
    quote: () => line.call('POST', '/quote_subsidy', { body: subsidy, visitor: nextVisitor() }),
    live: () => line.send('api', '/health/live'),
    ready: () => line.send('api', '/health/ready'),
  };
}

async function openLink() {
  const mail = sink.next();
  await submit('pierwsza@example.pl');
  const { link: address } = await mail;
  const [, id, token] = /grant\/application\/([^/]+)\/(\S+)/.exec(address);
  return `/applications/${token}/${id}`;
}

function submit(email) {
  return line.call('POST', '/applications', { body: estimateOf(email), key: email, visitor: nextVisitor() });
}

function nextVisitor() {
  visitors += 1;
  return `10.2.${(visitors >> 8) & 255}.${visitors & 255}`;
}
