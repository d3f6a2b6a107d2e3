import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { server as program } from './product.ts';
import { daysMoved, later } from './today.ts';

/** A server of one journey's own. */
export interface OwnServer {
  stop(): Promise<void>;
}

/** Where a server of a journey's own listens and keeps its data. */
export interface OwnPlace {
  readonly port: number;
  readonly dataDir: string;
  /** Of a PostgreSQL, where the journeys are walked on one. */
  readonly databaseUrl?: string;
}

/** A port nobody listens on, an empty folder and an empty database. */
export async function makePlace(): Promise<OwnPlace> {
  const place = { port: await freePort(), dataDir: mkdtempSync(join(tmpdir(), 'ndp-own-')) };
  const shared = process.env.TEST_DATABASE_URL;
  if (!shared) return place;
  const database = basename(place.dataDir);
  execFileSync('psql', [shared, '-qc', `create database "${database}"`]);
  const url = new URL(shared);
  url.pathname = `/${database}`;
  return { ...place, databaseUrl: url.href };
}

/** Starts a server whose clock is so many days ahead, with settings of its own; resolves once it runs. */
export async function startServer(
  { port, dataDir, databaseUrl }: OwnPlace,
  daysAhead = 0,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const env = {
    ...process.env,
    ENVIRONMENT: 'localhost',
    PORT: String(port),
    DATA_DIR: dataDir,
    LATER_DAYS: String(daysMoved + daysAhead),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...settings,
  };
  const server = spawn(process.execPath, ['--import', later, program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilItRuns(server);
  return {
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Does the work while a server of its own runs on a port; nothing is left of it. */
export async function onOwnServer(work: (port: number) => Promise<void>): Promise<void> {
  const place = await makePlace();
  let server: OwnServer | undefined;
  try {
    server = await startServer(place);
    await work(place.port);
  } finally {
    await server?.stop();
    rmSync(place.dataDir, { recursive: true, force: true });
  }
}

/** Its output is read to the end: a server that nobody listens to would stand still one day. */
function untilItRuns(server: ChildProcess): Promise<void> {
  const { stdout } = server;
  if (!stdout) throw new Error('the server says nothing');
  return new Promise((resolve, reject) => {
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.includes('NDP is running')) resolve();
    });
    server.once('exit', () => reject(new Error('the server did not start')));
  });
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}
