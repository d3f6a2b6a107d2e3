import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readFlags } from './stage/flags.mjs';
import { randomFrom } from './stage/random.mjs';
import { say } from './stage/say.mjs';
import { Server } from './stage/server.mjs';

/**
 * Kills the very first start over an empty data folder at random instants: the next one must work all the same. Then
 * the files that a kill can leave half-written or behind are laid there by hand.
 *
 *   node assurance/first-start.mjs --kills 20
 */
const given = readFlags({
  kills: 20,
  seed: Date.now() % 1_000_000,
  port: 4118,
  most: 6000,
});
const random = randomFrom(given.seed);
let faults = 0;
say('begin', { kills: given.kills, seed: given.seed });

for (let n = 0; n < given.kills; n++) {
  const ms = random.between(100, given.most);
  await tryAfter(`killed after ${ms} ms`, async ({ server }) => {
    server.spawn();
    await wait(ms);
    await server.kill();
  });
}
// No kill leaves a key like these: it is there whole or not at all. What it may have sealed must not be lost for good.
await tryAfter('an empty secret-keys', ({ dataDir }) => leave(dataDir, 'secret-keys', ''), 'no key any more');
await tryAfter(
  'half a secret-keys',
  ({ dataDir }) => leave(dataDir, 'secret-keys', 'local:abcdef'),
  'no key any more',
);
await tryAfter('half a throw-away seal', ({ dataDir }) => leave(dataDir, 'throw-away-seal.json', '{"certi'));
await tryAfter('an empty process-id', ({ dataDir }) => leave(dataDir, 'process-id', ''));
await tryAfter('the process-id of somebody else', ({ dataDir }) =>
  leave(dataDir, 'process-id', `${process.ppid} 1\n`),
);
say(faults === 0 ? 'passed' : 'failed', { faults });
process.exit(faults === 0 ? 0 : 1);

/** Prepares an empty data folder, then starts the server in it, or sees it refuse with these words. */
async function tryAfter(what, prepare, refusal) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ndp-j-first-'));
  const server = new Server({ port: given.port, dataDir });
  await prepare({ server, dataDir });
  try {
    say('started', { after: what, ms: await server.start() });
    if (refusal) throw new Error('it starts');
    const stored = readFileSync(join(dataDir, 'secret-keys'), 'utf8').trim();
    if (!/^[\w-]+:[\w-]{43}$/.test(stored)) throw new Error('it works with a key that is no secret');
    await server.kill();
  } catch (cause) {
    const isRight = refusal !== undefined && cause.message.includes(refusal);
    faults += isRight ? 0 : 1;
    say(isRight ? 'refused' : 'fault', { after: what, said: cause.message.slice(0, 400) });
    await server.kill();
  }
  rmSync(dataDir, { recursive: true, force: true });
}

function leave(dataDir, name, text) {
  writeFileSync(join(dataDir, name), text, { mode: 0o600 });
}
