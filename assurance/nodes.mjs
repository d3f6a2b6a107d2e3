import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyCases } from './bench/copy-cases.mjs';
import { Faults } from './check/faults.mjs';
import { Crowd } from './load/crowd.mjs';
import { Line } from './stage/ask.mjs';
import { Balancer } from './stage/balancer.mjs';
import { Postgres } from './stage/postgres.mjs';
import { randomFrom } from './stage/random.mjs';
import { quantile, say } from './stage/say.mjs';
import { Server } from './stage/server.mjs';

/**
 * The same load on one, two and four nodes over one PostgreSQL that holds few or many cases: applicants who estimate,
 * apply, sign and get their sealed documents, through a balancer. No answer may be a fault, nothing acknowledged may be
 * missing afterwards, and no event loop may work longer than 50 ms at a stretch. What further nodes bring depends on the
 * processors there are.
 *
 *   npm run bench -- nodes --nodes 1,2,4 --cases 1000,50000 --seconds 30
 */
const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1,2,4' },
    cases: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    width: { type: 'string', default: '3' },
    port: { type: 'string', default: '4250' },
  },
});
const [port, seconds] = [Number(values.port), Number(values.seconds)];
const longestMs = 50;
const stallsOf = fileURLToPath(new URL('stage/stalls.mjs', import.meta.url));
const faults = new Faults();
const rows = [];
for (const cases of values.cases.split(',').map(Number)) await over(cases);
const [first] = rows;
const ratio = (one, other) => Number((one / other).toFixed(2));
for (const row of rows) {
  const rate = ratio(row.callsPerSecond, first.callsPerSecond);
  say('nodes', { ...row, rate, statements: ratio(row.statementsPerCall, first.statementsPerCall) });
}
process.exit(faults.tell() ? 0 : 1);

async function over(cases) {
  const settings = { shared_preload_libraries: 'pg_stat_statements' };
  const postgres = new Postgres(port + 9, { isThrowAway: true, settings });
  await postgres.start();
  postgres.ask('create extension pg_stat_statements');
  const place = { postgres, secretKeys: `k1:${randomBytes(32).toString('base64url')}` };
  place.folder = mkdtempSync(join(tmpdir(), 'ndp-j-nodes-'));
  mkdirSync(join(place.folder, 'uploads'));
  const [maker] = serversIn(place, 1);
  await maker.start();
  await maker.stop();
  const { secretKeys } = place;
  await copyCases({ url: postgres.url, secretKeys, partners: maker.portals, count: cases, isYear: true });
  for (const count of values.nodes.split(',').map(Number))
    rows.push({ cases, ...(await load(place, count)) });
  await postgres.remove();
  rmSync(place.folder, { recursive: true, force: true });
}

/** Nodes that have nothing in common but the database, their keys and the folder of files. */
function serversIn({ postgres, folder, secretKeys }, count) {
  return Array.from({ length: count }, (_, n) => {
    const dataDir = mkdtempSync(join(folder, `node-${n}-`));
    symlinkSync(join(folder, 'uploads'), join(dataDir, 'uploads'));
    const STALLS = join(dataDir, 'stalls.json');
    const settings = { DATABASE_URL: postgres.url, SECRET_KEYS: secretKeys, STALLS };
    const nodeArguments = ['--import', stallsOf];
    return Object.assign(new Server({ port: port + 1 + n, dataDir, settings, nodeArguments }), { STALLS });
  });
}

async function load(place, count) {
  const servers = serversIn(place, count);
  for (const server of servers) await server.start();
  const balancer = new Balancer(
    port,
    servers.map((_, n) => port + 1 + n),
  );
  await balancer.start();
  const line = new Line(port, 30_000);
  [line.portal] = servers[0].portals;
  const seed = rows.length + 1;
  const crowd = new Crowd({ line, seed, random: randomFrom(seed), width: Number(values.width) });
  crowd.depths = ['contract_signed'];
  // A machine that others use too may make the database miss its deadlines: told to come back, nobody loses anything.
  crowd.mayRefuse = true;
  crowd.up();
  const opened = crowd.open();
  // Until everything has been loaded, compiled and done once.
  while (signedIn(crowd) < 2 * count) await wait(200);
  for (const { pid } of servers) process.kill(pid, 'SIGUSR2');
  const before = { signed: signedIn(crowd), calls: crowd.latencies.length, statements: statementsOf(place) };
  await wait(seconds * 1000);
  const [signed, statements] = [signedIn(crowd), statementsOf(place)];
  const latencies = crowd.latencies.slice(before.calls);
  const late = await crowd.finish(180_000);
  await opened;
  faults.require(late.length === 0, `${late.length} applicants did not arrive`);
  for (const applicant of crowd.applicants) if (applicant.link) await applicant.read();
  faults.require(crowd.faults.length === 0, JSON.stringify(crowd.faults.slice(0, 3)));
  line.close();
  await balancer.stop();
  const { longestWorkMs, longestStandstillMs } = await stopAll(servers);
  return {
    nodes: count,
    processors: cpus().length,
    waiting: Math.round(loadavg()[0]),
    acknowledged: crowd.applicants.length,
    compared: crowd.compared,
    faults: crowd.faults.length,
    refused: crowd.refused,
    signed: signed - before.signed,
    callsPerSecond: Number((latencies.length / seconds).toFixed(1)),
    p50Ms: Math.round(quantile(latencies, 0.5)),
    p95Ms: Math.round(quantile(latencies, 0.95)),
    statementsPerCall: Number(((statements - before.statements) / latencies.length).toFixed(1)),
    longestWorkMs,
    longestStandstillMs,
  };
}

/** How long event loops worked and stood still at the most, over all of them. */
async function stopAll(servers) {
  for (const server of servers) faults.require((await server.stop()) === 0, 'a node did not end in order');
  const stood = servers.map(({ STALLS }) => JSON.parse(readFileSync(STALLS, 'utf8')));
  for (const stall of stood.flatMap(({ stalls }) => stalls)) say('stall', stall);
  const longestWorkMs = Math.max(...stood.map((each) => each.longestMs));
  faults.require(longestWorkMs <= longestMs, `an event loop worked for ${longestWorkMs} ms at a stretch`);
  return { longestWorkMs, longestStandstillMs: Math.max(...stood.map((each) => each.stoodMs)) };
}

function signedIn({ applicants }) {
  return applicants.filter((each) => each.reached === 'contract_signed').length;
}

/** Everything the database was asked so far. */
function statementsOf({ postgres }) {
  return Number(postgres.ask('select sum(calls) from pg_stat_statements')[0]);
}
