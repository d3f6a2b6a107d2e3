import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Faults } from './check/faults.mjs';
import { Balancer } from './stage/balancer.mjs';
import { readFlags } from './stage/flags.mjs';
import { Postgres } from './stage/postgres.mjs';
import { say } from './stage/say.mjs';
import { Server } from './stage/server.mjs';

/**
 * Walks the whole way, from the estimate to the money, through a balancer over two nodes with nothing in common but
 * PostgreSQL, a bucket and their keys: each request goes to the other node than the one before, so what one took the
 * other reads, signs and pays.
 *
 *   node assurance/two-nodes.mjs
 */
const given = readFlags({ port: 4134 });
const { port } = given;
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ndp-j-two-nodes-'));
const faults = new Faults();
const postgres = new Postgres(port + 1, { isThrowAway: true });
await postgres.start();
const S3rver = createRequire(join(root, 'apps/api/package.json'))('s3rver');
const bucket = { name: 'ndp-files' };
const store = new S3rver({
  port: port + 2,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [bucket],
});
await store.run();

const common = {
  DATABASE_URL: postgres.url,
  SECRET_KEYS: `k1:${randomBytes(32).toString('base64url')}`,
  FILES_S3_ENDPOINT: `http://127.0.0.1:${port + 2}`,
  FILES_S3_BUCKET: bucket.name,
  FILES_S3_ACCESS_KEY_ID: 'S3RVER',
  FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
};
// Each on an address of its own with the port visitors know, as behind one name.
const hosts = ['127.0.0.2', '127.0.0.3'];
const dataOf = (host) => join(folder, host);
const nodes = hosts.map((HOST) => new Server({ port, dataDir: dataOf(HOST), settings: { ...common, HOST } }));
for (const node of nodes) await node.start();
const balancer = new Balancer(port, [port, port], hosts);
await balancer.start();

const walked = spawn('npx', ['playwright', 'test', '-c', 'e2e', '--reporter=list', 'whole-way.spec.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...common,
    E2E_PORT: String(port),
    E2E_STANDS: 'yes',
    E2E_DATA_DIR: dataOf(hosts[0]),
  },
});
const [status] = await once(walked, 'exit');
faults.require(status === 0, 'the way was not walked to its end');
const counts = balancer.counts;
faults.require(Math.min(...counts) > 50, `the nodes answered ${counts.join(' and ')} requests`);
const own = hosts.filter((host) => existsSync(join(dataOf(host), 'uploads')));
faults.require(own.length === 0, `files lie in the folders of ${own.join(', ')}`);
const files = readdirSync(join(folder, 's3', bucket.name)).length;
faults.require(files > 0, 'no file lies in the bucket');
say('two nodes', { requests: counts, files });
say('log', Object.fromEntries(nodes.flatMap(({ errors }) => [...errors])));
await balancer.stop();
for (const node of nodes) faults.require((await node.stop()) === 0, 'a node did not end in order');
await store.close();
await postgres.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(faults.tell() ? 0 : 1);
