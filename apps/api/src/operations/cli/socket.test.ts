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
function keepFiles(): Out & { readonly files: Record<string, string> } {
  const files: Record<string, string> = {};
  const write = async (name: string, content: Uint8Array) => {
    files[name] = Buffer.from(content).toString('latin1');
  };
  return { files, write, close: async () => {}, discard: async () => {} };
}

const ask = (line: readonly string[], out: Out = keepFiles()) =>
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
    const { text: _, ...here } = await harness.type('show', reference);
    const there = await ask(['show', reference]);
    expect(there).toEqual(JSON.parse(JSON.stringify(here)));
    expect(await harness.lastAction()).toMatchObject({ operator: 'anna', action: 'show', reference });
  });

  it('brings files whole, and text with characters that end a line elsewhere', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => i % 256);
    await open(async () => ({
      exitCode: 0,
      blocks: [{ lines: ['a\u2028b\nc'] }],
      files: [
        { name: 'a.pdf', read: async () => bytes },
        { name: 'b.png', read: async () => Uint8Array.of(1) },
      ],
    }));
    const out = keepFiles();
    expect(await ask(['documents'], out)).toMatchObject({ blocks: [{ lines: ['a\u2028b\nc'] }] });
    expect(Object.keys(out.files)).toEqual(['a.pdf', 'b.png']);
    expect(out.files['a.pdf'] === Buffer.from(bytes).toString('latin1')).toBe(true);
  });

  it('is a file of this user alone, in the place of one left behind, and gone with the server', async () => {
    writeFileSync(path, 'left behind');
    await open();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(path).isSocket()).toBe(true);
    await socket?.close();
    socket = undefined;
    expect(existsSync(path)).toBe(false);
    expect(await ask(['audit'])).toBeUndefined();
  });

  it('takes nothing that is no request, and nothing above 2 MB', async () => {
    await open();
    const before = await harness.countActions();
    const length = (body: string) => ({ 'content-length': Buffer.byteLength(body) });
    for (const body of ['', '{', '[]', '{"line":"list","operator":"x"}', '{"line":[1],"operator":"x"}']) {
      expect([body, await send(body, length(body))]).toEqual([body, 400]);
    }
    const long = JSON.stringify({ line: ['a'.repeat(2_200_000)], operator: 'x' });
    expect(await send(long.slice(0, 10), { 'content-length': Buffer.byteLength(long) })).toBe(413);
    expect(await send('{}', { 'transfer-encoding': 'chunked' })).toBe(413);
    expect(await harness.countActions()).toBe(before);
    expect((await ask(['list', '--partner', 'mpec']))?.exitCode).toBe(0);
  });

  it('says that something went wrong, and logs no words of it', async () => {
    await open(async () => {
      throw new Error('jan.kowalski@example.pl');
    });
    await expect(ask(['audit'])).rejects.toThrow('Something went wrong and nothing was changed.');
    expect(logged.join()).toContain("an operator's command failed");
    expect(logged.join()).not.toContain('kowalski');
  });

  it('notices an answer that broke off', async () => {
    await open(async () => ({
      exitCode: 0,
      blocks: [],
      files: [
        {
          name: 'a',
          read: async () => {
            throw new Error('the storage of files failed');
          },
        },
      ],
    }));
    await expect(ask(['documents'])).rejects.toThrow('broke off');
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
        return { exitCode: 0, blocks: [] };
      };
      void open(run).then(() => ask(['audit']));
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
