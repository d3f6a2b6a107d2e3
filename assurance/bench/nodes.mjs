import { Balancer } from '../stage/balancer.mjs';
import { cpuMsOf } from '../stage/command.mjs';
import { readFlags } from '../stage/flags.mjs';
import { quantile } from '../stage/say.mjs';
import { load } from './load.mjs';
import { quotes, reads, sectionSaves, submissions } from './requests.mjs';
import { openStand } from './stand.mjs';

/**
 * The same work on one, two and four nodes behind one address, over few and over many cases: so many answers of each
 * kind over a few connections, however long they take. All nodes stand all the time and are measured in turns, so that
 * whatever else the machine does meets each of them. What a further node brings depends on the processors there are;
 * what an answer costs must not.
 *
 *   npm run bench -- nodes --cases 1000,1000000
 *   npm run bench -- nodes --nodes 1,2 --answers 200 --rounds 1
 */
const given = readFlags({
  nodes: '1,2,4',
  cases: '1000',
  answers: 1000,
  rounds: 3,
  connections: 4,
  port: 4440,
});
const { answers, rounds, connections, port } = given;
const rows = [];
for (const cases of given.cases.split(',').map(Number)) await over(cases);
console.table(rows);
for (const row of rows) console.log(JSON.stringify(row));

async function over(cases) {
  const stand = await openStand({ port, cases });
  const counts = given.nodes.split(',').map(Number);
  const nodes = [stand.server];
  await stand.server.start();
  while (nodes.length < Math.max(...counts)) nodes.push(await stand.addNode(port + 3 + nodes.length));
  const groups = [];
  for (const [nth, count] of counts.entries()) groups.push(await group(nodes.slice(0, count), nth));
  for (const [kind, next] of Object.entries(kindsOf(stand.partners, cases)))
    await inTurns({ cases, kind }, groups, next);
  for (const { balancer } of groups) await balancer.stop();
  for (const { errors } of nodes) for (const [words, count] of errors) console.error(`${count} × ${words}`);
  await stand.close();
}

async function group(nodes, nth) {
  const at = port + 10 + nth;
  const places = nodes.map((_, n) => (n === 0 ? port : port + 3 + n));
  const balancer = new Balancer(at, places, [], 60_000);
  await balancer.start();
  return { at, nodes, balancer };
}

function kindsOf(partners, cases) {
  let label = 0;
  return {
    quotes: () => quotes(2_000),
    'cases read': () => reads(partners, cases),
    'sections saved': () => sectionSaves(partners, cases, connections),
    submissions: () => submissions(partners, `nodes${cases}n${label++}`),
  };
}

/** The first round warms up. */
async function inTurns(of, groups, requests) {
  const found = groups.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [nth, each] of groups.entries()) {
      const measured = await measure(each, requests());
      if (round > 0) found[nth].push(measured);
    }
  }
  const median = (list, name) =>
    quantile(
      list.map((each) => each[name]),
      0.5,
    );
  const made = found.map((list, nth) => ({
    ...of,
    nodes: groups[nth].nodes.length,
    'a second': median(list, 'perSecond'),
    'p50, ms': median(list, 'p50'),
    // What others do on the machine only adds to it.
    'processor, ms each': Math.min(...list.map(({ cpuMs }) => cpuMs)),
    others: list.reduce((sum, { others }) => sum + others, 0),
  }));
  for (const row of made) {
    const alone = row['a second'] / made[0]['a second'];
    const few = rows.find(({ kind, nodes }) => kind === row.kind && nodes === row.nodes);
    const each = row['processor, ms each'] / (few ?? row)['processor, ms each'];
    rows.push(rounded({ ...row, 'beside one node': alone, 'beside few cases': each }));
    console.error(JSON.stringify(rows.at(-1)));
  }
}

/** So many answers, and what they cost all nodes of the group; `others` were none of success. */
async function measure({ at, nodes }, next) {
  let left = answers;
  const cpu = () => nodes.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
  const before = cpu();
  const nextOf = (lane) => (left-- > 0 ? next(lane) : undefined);
  const { perSecond, p50, statuses } = await load({
    port: at,
    pid: nodes[0].pid,
    connections,
    seconds: 3_600,
    next: nextOf,
  });
  const good = Object.entries(statuses).filter(([status]) => status.startsWith('2'));
  const others = answers - good.reduce((sum, [, count]) => sum + count, 0);
  return { perSecond, p50, cpuMs: (cpu() - before) / answers, others };
}

function rounded(row) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(2)) : value,
    ]),
  );
}
