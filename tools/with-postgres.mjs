import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './prepare.mjs';

/** Runs a command with TEST_DATABASE_URL of a throw-away PostgreSQL, or says that none can be started. */
const [program, ...args] = process.argv.slice(2);
const port = await findFreePort();
const versions = '/usr/lib/postgresql';
const version = existsSync(versions) ? readdirSync(versions).sort().at(-1) : undefined;
const isRoot = process.getuid?.() === 0;

if (!version || !program) {
  console.log('No PostgreSQL on this machine: the tests on a real server are left out.');
  process.exit(0);
}

/** A port nobody listens on, so that two of these can run at a time. */
function findFreePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}

const bin = join(versions, version, 'bin');
const folder = mkdtempSync(join(tmpdir(), 'ndp-postgres-'));
const data = join(folder, 'data');

function asPostgres(name, ...rest) {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', join(bin, name), ...rest]] : [join(bin, name), rest];
}

function sync([command, rest]) {
  return spawnSync(command, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

if (isRoot) spawnSync('chown', ['postgres', folder]);
if (!sync(asPostgres('initdb', '-D', data, '-U', 'ndp', '-A', 'trust', '-E', 'UTF8'))) process.exit(1);
const [command, rest] = asPostgres(
  'postgres',
  '-D',
  data,
  '-p',
  String(port),
  '-k',
  folder,
  '-c',
  'fsync=off',
);
const server = spawn(command, rest, { cwd: folder, stdio: 'ignore' });

const isUp = () => sync(asPostgres('pg_isready', '-q', '-h', '127.0.0.1', '-p', String(port)));
for (let tries = 0; tries < 60 && !isUp(); tries++) spawnSync('sleep', ['0.5']);

const env = { ...process.env, TEST_DATABASE_URL: `postgres://ndp@127.0.0.1:${port}/postgres` };
const isGood = run(program, args, { env });
sync(asPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop'));
server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(isGood ? 0 : 1);
