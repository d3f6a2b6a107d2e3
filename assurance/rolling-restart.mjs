import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Faults } from './check/faults.mjs';
import { estimateOf } from './load/answers.mjs';
import { Line } from './stage/ask.mjs';
import { Balancer } from './stage/balancer.mjs';
import { readFlags } from './stage/flags.mjs';
import { Postgres } from './stage/postgres.mjs';
import { countBy, quantile, say } from './stage/say.mjs';
import { Server } from './stage/server.mjs';
import { shareFiles } from './stage/shared-files.mjs';

/**
 * Renews two processes over one PostgreSQL, one after the other, again and again, behind a balancer that asks each
 * whether it is ready. Visitors ask for quotes and submit all the time; none may notice anything.
 *
 *   node assurance/rolling-restart.mjs --rounds 3
 */
const given = readFlags({ rounds: 3, lanes: 6, port: 4240 });
const { port } = given;
/** One ring for both processes, as one database needs. */
const keys = `k1:${randomBytes(32).toString('base64url')}`;
const folder = mkdtempSync(join(tmpdir(), 'ndp-j-rolling-'));
const postgres = new Postgres(port + 3);
await postgres.start();
shareFiles(dataOf(2), dataOf(1));
const servers = [1, 2].map((n) => makeServer(n));
for (const server of servers) await server.start();
const balancer = new Balancer(port, [port + 1, port + 2]);
await balancer.start();
const line = new Line(port, 30_000);
[line.portal] = servers[0].portals;
const faults = new Faults();
const answers = [];
let visitors = 0;
let isOver = false;

const lanes = Array.from({ length: given.lanes }, (_, lane) => visit(lane));
await wait(3_000);
const codes = [];
for (let round = 0; round < given.rounds; round++) {
  for (const server of servers) {
    codes.push(await server.stop());
    await server.start();
    await wait(2_000);
  }
}
isOver = true;
await Promise.all(lanes);
faults.require(
  codes.every((code) => code === 0),
  `processes ended with ${codes}`,
);
faults.require(
  balancer.counts.every((count) => count > 0),
  'a process got no requests',
);
say('renewed', {
  restarts: codes.length,
  exitCodes: codes,
  requests: answers.length,
  statuses: countBy(answers.map(({ status }) => String(status))),
  failed: answers.filter(({ isGood }) => !isGood).length,
  ofEachProcess: balancer.counts,
  p50Ms: quantile(
    answers.map(({ ms }) => ms),
    0.5,
  ),
  worstMs: Math.max(...answers.map(({ ms }) => ms)),
});
const log = Object.assign({}, ...servers.map(({ errors }) => Object.fromEntries(errors)));
faults.require(
  Object.keys(log).length === 0,
  `an orderly stop or start was logged as an error: ${JSON.stringify(log)}`,
);
for (const server of servers) await server.stop();
line.close();
await balancer.stop();
await postgres.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(faults.tell() ? 0 : 1);

function dataOf(n) {
  return join(folder, `data-${n}`);
}

function makeServer(n) {
  const settings = { DATABASE_URL: postgres.url, SECRET_KEYS: keys, STOP_DELAY_SECONDS: '2' };
  const options = { port: port + n, dataDir: dataOf(n), settings };
  return new Server(options);
}

/** One visitor after the other: quotes, a submission, the same once more; slow enough for the limits of one portal. */
async function visit(lane) {
  for (let n = 0; !isOver; n++) {
    visitors += 1;
    const visitor = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const body = estimateOf(`kolej.${lane}.${n}@example.pl`);
    for (let quotes = 0; quotes < 30; quotes++) {
      await ask('POST', '/quote_subsidy', { body: body.subsidy, visitor }, 200);
      await wait(100);
    }
    await ask('POST', '/applications', { body, key: body.email, visitor }, 201);
    await ask('POST', '/applications', { body, key: body.email, visitor }, 201);
  }
}

async function ask(method, path, options, expected) {
  const at = performance.now();
  const answer = await line
    .call(method, path, options)
    .catch((cause) => ({ status: `no answer: ${cause.message}` }));
  const isGood = answer.status === expected;
  answers.push({ status: answer.status, isGood, ms: Math.round(performance.now() - at) });
  faults.require(isGood, `${method} ${path} is answered ${answer.status}`);
}
