import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bring, findProgram } from '../../tools/debian.mjs';
import { load } from '../bench/load.mjs';
import { reads, sectionSaves, submissions } from '../bench/requests.mjs';
import { openStand } from '../bench/stand.mjs';
import { readFlags } from '../stage/flags.mjs';
import { quantile, say } from '../stage/say.mjs';

/**
 * wrk beside the bench of our own, in turns, with the same bytes: estimates, cases opened and sections saved, one after the
 * other, on one, two and four nodes. What they measure differs by a tenth at most.
 *
 *   node assurance/others/load.mjs --rounds 9 --seconds 2
 */
const { port, rounds, seconds, connections } = readFlags({
  port: 4470,
  rounds: 5,
  seconds: 4,
  connections: 4,
});
const [cases, roads] = [400, 700];
bring([{ program: 'wrk', package: 'wrk', why: 'asks beside the bench' }]);
const folder = mkdtempSync(join(tmpdir(), 'ndp-load-'));
const stand = await openStand({ port, cases });
await stand.server.start();
const nodes = [stand.server];
const places = [port];
const found = [];
for (const count of [1, 2, 4]) {
  while (places.length < count) {
    const place = port + 20 * places.length;
    nodes.push(await stand.addNode(place));
    places.push(place);
  }
  found.push(await measure(count));
}
const [one, ...more] = found;
for (const { count, ...each } of more)
  say(`${count} nodes beside one`, { wrk: ratio(each.wrk, one.wrk), own: ratio(each.own, one.own) });
const errors = nodes.flatMap((node) => [...node.errors]);
await stand.close();
rmSync(folder, { recursive: true });
const isGood = found.every(({ holds }) => holds) && errors.length === 0;
say(isGood ? 'passed' : 'failed', { errors });
process.exit(isGood ? 0 : 1);

/** Both in turns, now one first, now the other; each pair is compared, so that what else the machine does meets both. */
async function measure(count) {
  const at = port + 10 + count;
  const place = { workerData: { at, places: places.slice(0, count) } };
  const balancer = new Worker(new URL('load/balancer.mjs', import.meta.url), place);
  await once(balancer, 'message');
  const pairs = [];
  for (let round = 0; round <= rounds; round += 1) {
    const tools = Object.entries({ wrk: askByWrk, own: ask });
    const pair = {};
    for (const [name, tool] of round % 2 === 0 ? tools : tools.toReversed())
      pair[name] = await tool(at, roadOf(`${name}${count}r${round}`));
    // The first round warms up.
    if (round > 0) pairs.push(pair);
  }
  await balancer.terminate();
  const median = (of) => quantile(pairs.map(of), 0.5);
  const [wrk, own] = [median((pair) => pair.wrk.perSecond), median((pair) => pair.own.perSecond)];
  const beside = Number(median((pair) => pair.wrk.perSecond / pair.own.perSecond).toFixed(2));
  const refused = pairs.reduce((sum, pair) => sum + pair.wrk.refused + pair.own.refused, 0);
  const holds = Math.abs(beside - 1) <= 0.1 && refused === 0;
  const figures = { wrk: Math.round(wrk), own: Math.round(own), 'wrk beside own': beside };
  say('answers a second', { nodes: count, ...figures, refused, holds });
  return { count, wrk, own, holds };
}

/** So many roads, each an estimate, a case opened and a section saved, as bytes. */
function roadOf(label) {
  const { partners } = stand;
  const kinds = [submissions(partners, label), reads(partners, cases), sectionSaves(partners, cases, 1)];
  return Array.from({ length: roads * kinds.length }, (_, n) => kinds[n % kinds.length](0));
}

async function ask(at, requests) {
  let n = 0;
  const next = () => requests[n++];
  const { pid } = stand.server;
  const { perSecond, statuses } = await load({ port: at, pid, connections, seconds, next });
  const good = (statuses[200] ?? 0) + (statuses[201] ?? 0);
  return { perSecond, refused: Object.values(statuses).reduce((sum, count) => sum + count, 0) - good };
}

async function askByWrk(at, requests) {
  const file = join(folder, 'requests');
  const sized = requests.flatMap((bytes) => [String(bytes.length).padStart(10, '0'), bytes]);
  writeFileSync(file, Buffer.concat(sized.map((each) => Buffer.from(each))));
  const script = fileURLToPath(new URL('load/road.lua', import.meta.url));
  const how = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '60s', '-s', script];
  const child = spawn(findProgram('wrk'), [...how, `http://127.0.0.1:${at}/`, '--', file]);
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const { answers, seconds: lasted, refused, broken } = JSON.parse(/^\{.*\}$/m.exec(said)[0]);
  if (answers > requests.length) throw new Error(`${answers} answers: --seconds is too long`);
  return { perSecond: answers / lasted, refused: refused + broken };
}

function ratio(of, to) {
  return Number((of / to).toFixed(2));
}
