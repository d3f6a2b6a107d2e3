import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Faults } from './check/faults.mjs';
import { Submissions } from './load/submissions.mjs';
import { readFlags } from './stage/flags.mjs';
import { Postgres } from './stage/postgres.mjs';
import { say } from './stage/say.mjs';
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
const load = new Submissions(server, port);
await load.start();
await wait((given.seconds * 1000) / 2);
load.from = performance.now();
await primary.stop('immediate');
standby.promote();
target = port + 2;
for (const socket of lines) socket.destroy();
load.switched = performance.now();
await wait((given.seconds * 1000) / 2);
await load.stop();
load.judge(faults, { ask: (statement) => standby.ask(statement), withinMs: 10_000 });
const exitCode = await server.stop();
faults.require(exitCode === 0, `the server ended with ${exitCode}`);
say('promotion', load.figures);
say('log', Object.fromEntries(server.errors));
address.close();
for (const socket of lines) socket.destroy();
await standby.remove();
await primary.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(faults.tell() ? 0 : 1);

async function until(isSo, otherwise) {
  for (let tries = 0; tries < 200; tries++) {
    if (isSo()) return;
    await wait(50);
  }
  throw new Error(otherwise);
}
