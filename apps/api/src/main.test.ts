import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeTestFolder } from './testing/files/test-folder.ts';
import { homeQuote } from './testing/submissions.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** A fault nobody catches, as soon as somebody listens for such. */
const trap = `
  const looking = setInterval(() => {
    if (process.listenerCount('unhandledRejection') === 0) return;
    clearInterval(looking);
    Promise.reject(new Error(process.env.SAID));
  }, 1);`;
const dataDir = makeTestFolder();

let server: ChildProcess;
let said = '';
const port = await findFreePort();

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

function start(...nodeArguments: readonly string[]): void {
  said = '';
  const env = { PATH: process.env.PATH, ENVIRONMENT: 'localhost', PORT: String(port), HOST: '127.0.0.1' };
  server = spawn(process.execPath, ['--import', 'tsx', ...nodeArguments, main], {
    env: { ...env, DATA_DIR: dataDir, STOP_DELAY_SECONDS: '1', SAID: 'kanarek@example.pl' },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  }
}

const headers = () => ({
  host: `api.ndp.localhost:${port}`,
  origin: `http://mpec.ndp.localhost:${port}`,
  'content-type': 'application/json',
});

function ask(path: string, agent?: Agent, method = 'GET'): ClientRequest {
  return request({ host: '127.0.0.1', port, path, method, headers: headers(), ...(agent ? { agent } : {}) });
}

async function answerTo(asked: ClientRequest): Promise<IncomingMessage> {
  const [answer] = await once(asked, 'response');
  return answer;
}

/** The status, and what becomes of the connection; undefined: nobody answered. */
async function look(path: string, agent?: Agent): Promise<string | undefined> {
  try {
    const asked = ask(path, agent);
    asked.end();
    const answer = await answerTo(asked);
    await text(answer);
    return `${answer.statusCode} ${answer.headers.connection}`;
  } catch {
    return undefined;
  }
}

describe.skipIf(process.env.FORM !== 'long')('a server that is told to stop (only in the long form)', () => {
  afterAll(() => {
    server.kill('SIGKILL');
  });

  it('says that it is not ready, ends what is under way, closes kept connections and exits with 0', async () => {
    start();
    await vi.waitUntil(() => said.includes('NDP is running'), 60_000);
    const kept = new Agent({ keepAlive: true });
    const slow = ask('/pl/ndp/quote_subsidy', new Agent({ keepAlive: true }), 'POST');
    const body = JSON.stringify(homeQuote);
    slow.write(body.slice(0, 20));
    const [socket] = await once(slow, 'socket');
    if (socket.connecting) await once(socket, 'connect');
    // Answered after the slow one has arrived, so that the stop finds that under way.
    expect(await look('/health/ready', kept)).toBe('200 keep-alive');
    const ended = once(server, 'close');
    server.kill('SIGTERM');
    await vi.waitUntil(async () => (await look('/health/ready', kept)) === '503 close', 5_000);
    expect(await look('/health/live', kept)).toBe('200 close');
    await vi.waitUntil(async () => (await look('/health/live')) === undefined, 5_000);
    slow.end(body.slice(20));
    const answer = await answerTo(slow);
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    expect(JSON.parse(await text(answer)).quote).toBeGreaterThan(0);
    expect((await ended)[0]).toBe(0);
    expect(said.match(/.*"level":[56]0.*/g)).toBeNull();
  });

  it('by a fault nobody caught ends with 1 and says where, without the words of the fault', async () => {
    start('--import', `data:text/javascript,${encodeURIComponent(trap)}`);
    const ended = once(server, 'close');
    expect((await ended)[0]).toBe(1);
    expect(said).toMatch(/The server stops because of a fault: \{"type":"Error".*"at":\["/);
    expect(said).not.toContain('kanarek');
  });
});
