import { existsSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { askServer } from './ask-server.ts';
import type { OperatorContext } from './command.ts';
import type { Out } from './out.ts';
import { runCommand } from './run-command.ts';
import { type OperatorSocket, type Run, startOperatorSocket } from './socket.ts';

let socket: OperatorSocket | undefined;
const dataDir = makeTestFolder();
const path = join(dataDir, 'operator.sock');
const logged: string[] = [];
const log = { error: (fields: object, text: string) => logged.push(`${text} ${JSON.stringify(fields)}`) };

const api = await startTestApi();
const harness = openHarness(api);
beforeEach(() => api.clear());
afterEach(async () => {
  await socket?.close();
  socket = undefined;
});
afterAll(() => api.close());

const partsIn = (folder: string, databaseUrl?: string): OperatorContext => ({
  ...api.running,
  config: { ...api.config, dataDir: folder, databaseUrl },
});

async function open(run: Run = runCommand, context = partsIn(dataDir)): Promise<void> {
  socket = await startOperatorSocket(context, run, log);
}

/** Keeps what would be written to the disk. */
function keepFile(): Out & { readonly pieces: Uint8Array[] } {
  const pieces: Uint8Array[] = [];
  const write = async (content: Uint8Array) => void pieces.push(content);
  return { pieces, write, close: async () => {}, discard: async () => {} };
}

const ask = (line: readonly string[], out: Out = keepFile()) =>
  askServer(path, { line, operator: 'anna' }, out);

/** What the server answers to raw bytes. */
function send(body: string, headers: Record<string, string | number>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath: path, method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

describe('the operators’ socket', () => {
  it('runs a command in the server and brings back the answer, as it would be here', async () => {
    const { reference } = await harness.send();
    await open();
    const { lines, data, exitCode } = await harness.type('verify-audit', '--reference', reference);
    const there = await ask(['verify-audit', '--reference', reference]);
    expect(there).toEqual({ lines, data, exitCode });
    expect(await harness.lastAction()).toMatchObject({ operator: 'anna', action: 'verify-audit', reference });
  });

  it('brings a file whole, and text with characters that end a line elsewhere', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => i % 256);
    const file = async function* () {
      yield bytes.subarray(0, 100_001);
      yield bytes.subarray(100_001);
    };
    await open(async () => ({ exitCode: 0, lines: ['a\u2028b\nc'], file }));
    const out = keepFile();
    expect(await ask(['backup'], out)).toMatchObject({ lines: ['a\u2028b\nc'] });
    expect(Buffer.concat(out.pieces).equals(bytes)).toBe(true);
  });

  it('is a file of this user alone, in the place of one left behind, and gone with the server', async () => {
    writeFileSync(path, 'left behind');
    await open();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(path).isSocket()).toBe(true);
    await socket?.close();
    socket = undefined;
    expect(existsSync(path)).toBe(false);
    expect(await ask(['digest'])).toBeUndefined();
  });

  it('takes nothing that is no request, and nothing that is too long', async () => {
    await open();
    const before = await harness.countActions();
    const length = (body: string) => ({ 'content-length': Buffer.byteLength(body) });
    for (const body of ['', '{', '[]', '{"line":"digest","operator":"x"}', '{"line":[1],"operator":"x"}']) {
      expect([body, await send(body, length(body))]).toEqual([body, 400]);
    }
    const long = JSON.stringify({ line: ['a'.repeat(64_000)], operator: 'x' });
    expect(await send(long.slice(0, 10), { 'content-length': Buffer.byteLength(long) })).toBe(413);
    expect(await send('{}', { 'transfer-encoding': 'chunked' })).toBe(413);
    expect(await harness.countActions()).toBe(before);
    expect((await ask(['digest']))?.exitCode).toBe(0);
  });

  it('says that something went wrong, and logs no words of it', async () => {
    await open(async () => {
      throw new Error('jan.kowalski@example.pl');
    });
    await expect(ask(['digest'])).rejects.toThrow('Something went wrong and nothing was changed.');
    expect(logged.join()).toContain("an operator's command failed");
    expect(logged.join()).not.toContain('kowalski');
  });

  it('notices an answer that broke off', async () => {
    const file = async function* (): AsyncGenerator<Uint8Array> {
      yield Uint8Array.of(1);
      throw new Error('the storage of files failed');
    };
    await open(async () => ({ exitCode: 0, lines: [], file }));
    await expect(ask(['backup'])).rejects.toThrow('broke off');
  });

  it('lets a command under way end before it closes', async () => {
    const state = { release: () => {}, isDone: false };
    const begun = new Promise<void>((begin) => {
      const run: Run = async () => {
        begin();
        await new Promise<void>((resolve) => {
          state.release = resolve;
        });
        state.isDone = true;
        return { exitCode: 0, lines: [] };
      };
      void open(run).then(() => ask(['digest']));
    });
    await begun;
    const closed = socket?.close().then(() => state.isDone);
    state.release();
    expect(await closed).toBe(true);
  });

  it('is not opened where every process can open the database', async () => {
    await open(runCommand, partsIn(dataDir, 'postgres://x'));
    expect(existsSync(path)).toBe(false);
  });

  it('is left out with a word in the log where its path is too long', async () => {
    await open(runCommand, partsIn(join(dataDir, 'a'.repeat(100))));
    expect(logged.join()).toContain('DATA_DIR is too long for a socket');
  });

  it('is left out with a word in the log where none can be made', async () => {
    await open(runCommand, partsIn(join(dataDir, 'no such folder')));
    expect(logged.join()).toContain('no socket: operators can work only while the server is stopped');
  });
});
