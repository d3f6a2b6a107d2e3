import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Faults } from './check/faults.mjs';
import { estimateOf } from './load/answers.mjs';
import { Line } from './stage/ask.mjs';
import { readFlags } from './stage/flags.mjs';
import { Postgres } from './stage/postgres.mjs';
import { countBy, quantile, say } from './stage/say.mjs';
import { Server } from './stage/server.mjs';

/**
 * Crashes a PostgreSQL under a load of submissions and promotes the standby that follows it: nothing acknowledged is
 * lost, nothing is there twice, and the server is back by itself. The address of the database moves as a balancer moves it.
 *
 *   node assurance/promotion.mjs --seconds 20
 */
const given = readFlags({ seconds: 20, port: 4124 });
const { port } = given;
const folder = mkdtempSync(join(tmpdir(), 'ndp-j-promotion-'));
const faults = new Faults();
// A commit counts once the standby has it: only so nothing acknowledged can be lost.
const primary = new Postgres(port + 1, { settings: { synchronous_standby_names: '*' } });
await primary.start();
const standby = new Postgres(port + 2, { standbyOf: primary });
await standby.start();
await until(() => primary.ask('select sync_state from pg_stat_replication').includes('sync'), 'no standby');

let target = port + 1;
const lines = new Set();
const address = createServer((near) => {
  const far = connect(target, '127.0.0.1');
  for (const [one, other] of [
    [near, far],
    [far, near],
  ]) {
    lines.add(one);
    one.on('error', () => other.destroy());
    one.on('close', () => lines.delete(one) && other.destroy());
    one.pipe(other);
  }
});
address.listen(port + 3, '127.0.0.1');
await once(address, 'listening');
const settings = { DATABASE_URL: `postgres://ndp@127.0.0.1:${port + 3}/postgres` };
const server = new Server({ port, dataDir: join(folder, 'data'), settings });
await server.start();
const portals = server.portals.map((portal) => Object.assign(new Line(port, 30_000), { portal }));

/** When each submission was answered, ms, and how. */
const answers = [];
let sent = 0;
/** When the address had moved. */
let switched = Number.POSITIVE_INFINITY;
const state = { isOver: false };
/** Told by nobody: the connection broke off before an answer. */
const noAnswer = 599;
/** Portals where the owner of a house can apply. */
const open = [];
for (const line of portals)
  if ((await submit(line, 'pierwsza@example.pl', '10.9.9.9')).status === 201) open.push(line);
sent += open.length;
const lanes = open.map((line, lane) => submitOn(line, lane));
await wait((given.seconds * 1000) / 2);
const from = performance.now();
await primary.stop('immediate');
standby.promote();
target = port + 2;
for (const socket of lines) socket.destroy();
switched = performance.now();
await wait((given.seconds * 1000) / 2);
state.isOver = true;
await Promise.all(lanes);

const acknowledged = answers.filter(({ status }) => status === 201);
const first = acknowledged.find(({ at }) => at > switched);
faults.require(
  acknowledged.some(({ at }) => at < from),
  'nothing was taken before the crash',
);
faults.require(first !== undefined && first.at - switched < 10_000, 'it is not back by itself within 10 s');
const others = answers.filter(({ status }) => ![201, 503, noAnswer].includes(status));
faults.require(
  others.length === 0,
  `submissions were answered ${JSON.stringify(countBy(others.map(({ status }) => String(status))))}`,
);
faults.require(
  answers.every(({ at, status }) => status === 201 || (at > from && at < switched + 10_000)),
  'something was refused or broke off while no database was away',
);
const replicated = new Set(standby.ask('select reference from application'));
const lost = acknowledged.filter(({ reference }) => !replicated.has(reference));
faults.require(lost.length === 0, `${lost.length} acknowledged submissions are lost`);
const [count] = standby.ask('select count(*) from application');
faults.require(Number(count) === sent, `${sent} submissions are ${count} applications`);
const exitCode = await server.stop();
faults.require(exitCode === 0, `the server ended with ${exitCode}`);
say('promotion', {
  submissions: sent,
  acknowledged: acknowledged.length,
  answers: countBy(answers.map(({ status }) => String(status))),
  lost: lost.length,
  promotedAfterMs: Math.round(switched - from),
  backAfterMs: first && Math.round(first.at - switched),
  worstMs: Math.max(...answers.map(({ ms }) => ms)),
  p50Ms: quantile(
    answers.map(({ ms }) => ms),
    0.5,
  ),
});
say('log', Object.fromEntries(server.errors));
for (const line of portals) line.close();
address.close();
for (const socket of lines) socket.destroy();
await standby.remove();
await primary.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(faults.tell() ? 0 : 1);

/**
 * Sends one application after the other from one portal, each from a network of its own: limits are not what is tried
 * here. Like a browser it sends the same again, under the same key, until it is taken.
 */
async function submitOn(line, lane) {
  for (let n = 0; !state.isOver; n++) {
    const email = `zmiana.${lane}.${n}@example.pl`;
    const visitor = `10.${lane}.${n % 256}.${n >> 8}`;
    sent += 1;
    for (let isTaken = false; !isTaken; ) {
      const begun = performance.now();
      const answer = await submit(line, email, visitor).catch(() => ({ status: noAnswer }));
      const { status, json, headers } = answer;
      const at = performance.now();
      answers.push({ at, ms: Math.round(at - begun), status, reference: json?.reference });
      isTaken = status === 201 || begun > switched + 30_000;
      await wait(isTaken ? 1_000 : 1_000 * Number(headers?.['retry-after'] ?? 1));
    }
  }
}

function submit(line, email, visitor) {
  return line.call('POST', '/applications', { body: estimateOf(email), key: email, visitor });
}

async function until(isSo, otherwise) {
  for (let tries = 0; tries < 200; tries++) {
    if (isSo()) return;
    await wait(50);
  }
  throw new Error(otherwise);
}
