import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Postgres } from '../assurance/stage/postgres.mjs';
import { bring, needs } from './debian.mjs';
import { root } from './prepare.mjs';

/**
 * Runs a command with TEST_DATABASE_URL of a throw-away PostgreSQL.
 *
 *   node tools/with-postgres.mjs npx vitest run apps/api
 */
const [program, ...args] = process.argv.slice(2);
bring(needs.postgres);
const postgres = new Postgres(await findFreePort(), { isThrowAway: true, isSmall: true });
await postgres.start();
const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
// A group of its own, so that whatever the command has begun is told to end with it.
const child = spawn(program, args, { cwd: root, stdio: 'inherit', env, detached: true });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.kill(-child.pid, signal));
const [code] = await once(child, 'exit');
await postgres.remove();
process.exit(code ?? 1);

/** A port nobody listens on, so that two of these can run at a time. */
async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
