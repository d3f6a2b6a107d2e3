import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bring } from '../../tools/debian.mjs';
import { Faults } from '../check/faults.mjs';
import { Submissions } from '../load/submissions.mjs';
import { readFlags } from '../stage/flags.mjs';
import { say } from '../stage/say.mjs';
import { Server } from '../stage/server.mjs';
import { Cluster } from './cluster/cluster.mjs';

/**
 * PostgreSQL under Patroni, with etcd, HAProxy and pgbouncer in transaction mode before it: the primary's plug is pulled
 * under a load of submissions. The other node leads by itself; nothing acknowledged is lost, nothing is there twice.
 *
 *   node assurance/others/cluster.mjs
 */
const { port, seconds } = readFlags({ port: 4200, seconds: 40 });
bring([
  { program: 'etcd', package: 'etcd-server', why: 'agrees who leads' },
  { program: 'patroni', package: 'patroni', why: 'lets one node lead' },
  { program: 'haproxy', package: 'haproxy', why: 'leads to whoever leads' },
  { program: 'pgbouncer', package: 'pgbouncer', why: 'stands before the database' },
]);
const folder = mkdtempSync(join(tmpdir(), 'ndp-clustered-'));
const faults = new Faults();
const cluster = new Cluster(port + 10);
await cluster.start();
const settings = { DATABASE_URL: cluster.url, DATABASE_OWNER_URL: cluster.ownerUrl };
const server = new Server({ port, dataDir: join(folder, 'data'), settings });
await server.start();
const load = new Submissions(server, port);
await load.start();
await wait((seconds * 1000) / 2);
load.from = performance.now();
await cluster.kill(await cluster.primary());
load.switched = performance.now();
await wait((seconds * 1000) / 2);
await load.stop();
load.judge(faults, { ask: (statement) => cluster.ask(statement), withinMs: 10_000 });
const exitCode = await server.stop();
faults.require(exitCode === 0, `the server ended with ${exitCode}`);
say('Patroni, HAProxy and pgbouncer', load.figures);
say('log', Object.fromEntries(server.errors));
cluster.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(faults.tell() ? 0 : 1);
