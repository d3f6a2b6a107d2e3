import { setTimeout as wait } from 'node:timers/promises';
import { cpuMsOf, peak } from '../stage/command.mjs';
import { readFlags } from '../stage/flags.mjs';
import { quantile } from '../stage/say.mjs';
import { copyCases, psql } from './copy-cases.mjs';
import { load } from './load.mjs';
import { pgbench } from './pgbench.mjs';
import { pages, quotes, reads, sectionSaves, submissions, tooMany } from './requests.mjs';
import { openBare, openStand } from './stand.mjs';
import { Table } from './table.mjs';

/**
 * Times of the built product beside what the same machine does in the same minute: each pair is measured in turns, a few
 * rounds of each, and the medians are compared.
 *
 *   npm run bench -- api --rounds 5 --seconds 3 --cases 1000 --only quotes,saves
 */
const given = readFlags({
  rounds: 5,
  seconds: 3,
  cases: 2000,
  mails: 1500,
  port: 4461,
  only: 'start,mails,quotes,pages,reads,saves,submissions,memory',
  prof: undefined,
  server: undefined,
});
const { rounds, seconds, cases, mails, port } = given;
/** The least part of the rate beside it, and the longest p50 at one connection, ms: docs/assurance.md. */
const floors = { quotes: 0.25, submissions: 0.25, 'section saves': 0.1, p50: 20 };
/** The cases pgbench saves, where its script finds them. */
const benchCases = `drop table if exists bench_case;
  create table bench_case as
    select (row_number() over ())::integer as n, own.partner_id, own.application_id, link.token_hash
    from (select partner_id, application_id from application_section where section = 'building_info' limit 200) as own
    join secret_link as link using (partner_id, application_id) where link.purpose = 'application';
  alter table bench_case add primary key (n);
  grant select on bench_case to ndp_application`;
const parts = given.only.split(',');
const table = new Table();
const stand = await openStand({
  port,
  cases,
  main: given.server,
  nodeArguments: given.prof ? ['--cpu-prof', `--cpu-prof-dir=${given.prof}`] : [],
});
const { server, partners, postgres } = stand;
const measured = {
  start,
  quotes: timeQuotes,
  pages: timePages,
  mails: timeMails,
  reads: timeReads,
  saves,
  submissions: timeSubmissions,
  memory,
};
if (!parts.includes('start')) await server.start();
for (const part of parts) await measured[part]();
table.print({ rounds, seconds, cases });
for (const [words, count] of server.errors) console.error(`${count} × ${words}`);
await stand.close();

/** A few starts over the same data; the last one stays. */
async function start() {
  const times = [];
  const processor = [];
  for (let n = 0; n < 3; n++) {
    await server.stop();
    times.push(await server.start());
    processor.push(cpuMsOf(server.pid));
  }
  table.add('start, ms', { ours: Math.min(...times), goal: '≤ 1500', isGood: (ms) => ms <= 1500 });
  table.add('processor’s time of a start, ms', { ours: Math.min(...processor) });
  table.add('memory after the start, MB', { ours: server.memoryMb });
}

/** Mails that fall due all at once; after a second at most the worker finds them. */
async function timeMails() {
  const { url } = postgres;
  await copyCases({ url, secretKeys: stand.secretKeys, partners, from: cases, count: mails, due: mails });
  const until = async (left) => {
    const due =
      'select count(*) from outbox where sent_at is null and failed_at is null and dropped_at is null';
    while (Number(await psql(url, '-c', due)) > left) await wait(20);
    return performance.now();
  };
  const begun = await until(mails * 0.9);
  const cpuMs = cpuMsOf(server.pid);
  const lasted = (await until(mails * 0.1)) - begun;
  const ours = {
    perSecond: (mails * 0.8) / (lasted / 1000),
    cpuUs: ((cpuMsOf(server.pid) - cpuMs) * 1000) / (mails * 0.8),
  };
  table.add('mails a second', { ours, goal: '≥ 100', isGood: (rate) => rate >= 100 });
}

async function timeQuotes() {
  const bare = await openBare(port + 3, 100);
  const nextQuote = quotes(20_000);
  const refused = tooMany();
  const [theirs, ours, refusals] = await inTurns([
    () => load({ port: port + 3, pid: bare.pid, connections: 10, seconds, next: nextQuote }),
    () => load({ port, pid: server.pid, connections: 10, seconds, next: nextQuote }),
    () => load({ port, pid: server.pid, connections: 10, seconds, next: refused }),
  ]);
  await bare.close();
  table.add('quotes a second', { ours, theirs, ...atLeast(floors.quotes) });
  const isGood = (_, ratio) => ratio >= 1;
  table.add('refusals (429) a second, beside quotes', { ours: refusals, theirs: ours, goal: '≥ 1', isGood });
}

async function timePages() {
  const next = pages();
  const [{ p50 }] = [await load({ port, pid: server.pid, connections: 1, seconds: 1, next })];
  const bare = await openBare(port + 3, 8_000);
  const [theirs, ours] = await inTurns([
    () => load({ port: port + 3, pid: bare.pid, connections: 10, seconds, next }),
    () => load({ port, pid: server.pid, connections: 10, seconds, next }),
  ]);
  await bare.close();
  table.add(`pages a second (one alone ${p50.toFixed(2)} ms)`, { ours, theirs });
}

async function timeReads() {
  const next = reads(partners, cases);
  const alone = await load({ port, pid: server.pid, connections: 1, seconds, next });
  table.add('case read by its link, ms, p50 at 1 connection', { ours: alone.p50 });
}

async function saves() {
  await psql(postgres.url, '-c', benchCases);
  await compare('section saves', 'section-save.sql', (lanes) => sectionSaves(partners, cases, lanes));
}

async function timeSubmissions() {
  let turn = 0;
  await compare('submissions', 'submission.sql', () => {
    turn += 1;
    return submissions(partners, `bench${turn}`);
  });
}

async function compare(what, script, requests) {
  const sql = (connections) => async () => {
    // As the database would of itself in time: without, the way to a row is guessed.
    await psql(postgres.url, '-c', 'analyze');
    return pgbench({ url: postgres.url, script, connections, seconds, partner: '*' });
  };
  const api = (connections) => () =>
    load({ port, pid: server.pid, connections, seconds, next: requests(connections) });
  const [theirs, ours] = await inTurns([sql(10), api(10)]);
  table.add(`${what} a second at 10`, { ours, theirs, ...atLeast(floors[what]) });
  const [oneSql, one] = await inTurns([sql(1), api(1)]);
  const isGood = (ms) => ms <= floors.p50;
  table.add(`${what}, ms, p50 at 1`, { ours: one.p50, theirs: oneSql.p50, goal: `≤ ${floors.p50}`, isGood });
}

function atLeast(part) {
  return { goal: `≥ ${part}`, isGood: (_, ratio) => ratio >= part };
}

async function memory() {
  table.add('memory after it all, MB', { ours: server.memoryMb, goal: '≤ 180', isGood: (mb) => mb <= 180 });
  table.add('most memory held, MB', { ours: peak.readMb(server.pid) });
}

/** Each in turn, a few rounds; of each the medians. */
async function inTurns(measures) {
  const results = measures.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, measure] of measures.entries()) results[i].push(await measure());
  }
  return results.map((list) => ({
    perSecond: quantile(
      list.map(({ perSecond }) => perSecond),
      0.5,
    ),
    p50: quantile(
      list.map(({ p50 }) => p50),
      0.5,
    ),
    // What others do on the machine only adds to it.
    cpuUs: Math.min(...list.map(({ cpuUs }) => cpuUs)),
    statuses: list.at(-1).statuses,
  }));
}
