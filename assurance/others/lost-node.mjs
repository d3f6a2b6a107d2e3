import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readFlags } from '../stage/flags.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { signedApplicant } from './case.mjs';
import { Acknowledged } from './storage/acknowledged.mjs';
import { Seaweed } from './storage/seaweed.mjs';

/**
 * Files in a bucket of SeaweedFS with versions and two copies of each on three nodes: one node is killed while documents are
 * sent, comes back, then two are killed. Whatever was acknowledged is there, once, as it was sent.
 *
 *   node assurance/others/lost-node.mjs
 */
const { port, files } = readFlags({ port: 4240, files: 8 });
const folder = mkdtempSync(join(tmpdir(), 'ndp-lost-node-'));
const faults = [];
const store = new Seaweed({ port: port + 2, folder });
await store.start();
const server = new Server({ port, dataDir: join(folder, 'data'), settings: store.settings });
await server.start();
const kept = new Acknowledged(await signedApplicant({ server, port, n: 1 }));

await kept.send('well', 6);
let losing;
const taken = await kept.send('one node is lost', files, (n) => {
  if (n === 2) losing = store.loseNode(1);
});
await losing;
expect('documents are taken while one node is lost', taken > 2, taken);
await expectAll('one node is lost');
store.startNode(1);
await untilTaken('it is back');
await expectAll('it is back');

await Promise.all([2, 3].map((n) => store.loseNode(n)));
const alone = await kept.send('two nodes are lost', 3);
expect('with one node nothing is taken', alone === 0, alone);
const said = [...kept.sentences];
expect('and that is said in a sentence', said.length > 0 && said.every((each) => /\.$/.test(each)), said);
for (const n of [2, 3]) store.startNode(n);
await untilTaken('all are back');
await expectAll('all are back');
const counts = [...(await store.versions()).values()];
expect(
  'each name has one version',
  counts.length >= kept.size && counts.every((count) => count === 1),
  counts,
);

say('SeaweedFS 4.53', { statuses: kept.statuses, acknowledged: kept.size, sentences: said });
await server.stop();
store.stop();
rmSync(folder, { recursive: true });
say(faults.length === 0 ? 'passed' : 'failed', { faults, errors: [...server.errors] });
process.exit(faults.length === 0 ? 0 : 1);

/** The product goes on by itself, a minute after its store at the latest. */
async function untilTaken(how) {
  const begun = performance.now();
  const end = begun + 60_000;
  let isTaken = false;
  while (!isTaken && performance.now() < end) {
    isTaken = (await kept.send(how, 1)) === 1;
    if (!isTaken) await wait(3_000);
  }
  expect(`${how}: documents are taken again`, isTaken);
  say(how, { againMs: Math.round(performance.now() - begun) });
}

async function expectAll(how) {
  const { listed, isSame, whole } = await kept.look();
  expect(`${how}: every acknowledged document is listed, and no other`, isSame, `${listed} ${kept.size}`);
  expect(`${how}: and comes back byte by byte`, whole === kept.size, `${whole} of ${kept.size}`);
}

function expect(what, holds, said = '') {
  say(what, { holds, ...(holds ? {} : { said: String(said) }) });
  if (!holds) faults.push(what);
}
