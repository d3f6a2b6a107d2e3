import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/api/dist/main.mjs', import.meta.url));
const later = new URL('later.mjs', import.meta.url).href;

/** A server of one journey's own. */
export interface OwnServer {
  stop(): Promise<void>;
}

/** Where a server of a journey's own listens and keeps its data. */
export interface OwnPlace {
  readonly port: number;
  readonly dataDir: string;
}

/** Starts a server whose clock is so many days ahead, with settings of its own; resolves once it runs. */
export async function startServer(
  { port, dataDir }: OwnPlace,
  daysAhead = 0,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const env = {
    ...process.env,
    ENVIRONMENT: 'localhost',
    PORT: String(port),
    DATA_DIR: dataDir,
    LATER_DAYS: String(daysAhead),
    ...settings,
  };
  const server = spawn(process.execPath, ['--import', later, main], {
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
