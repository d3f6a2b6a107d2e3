import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { loadKeyRing } from './secret-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'ndp-lock-'));
const file = join(folder, 'process-id');
beforeEach(() => mkdirSync(folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = () => lockDataDir(folder);

describe('the data folder', () => {
  it('is refused while it is held, also to a process of the same number, and free afterwards', async () => {
    const unlock = await lock();
    await expect(lock()).rejects.toThrow(ConfigError);
    await expect(lock()).rejects.toThrow(
      new RegExp(`in use by process ${process.pid} on ${hostname()}, since 20\\S+Z\\. Stop it first`),
    );
    await unlock();
    await (await lock())();
  });

  it.runIf(process.platform === 'linux')(
    'is held by the system for as long as the process lives, whatever stands in it (only on Linux)',
    async () => {
      const holding = `import { lockDataDir } from ${JSON.stringify(import.meta.resolve('./data-dir-lock.ts'))};
        await lockDataDir(${JSON.stringify(folder)}); console.log('holds'); setInterval(() => {}, 1000);`;
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', holding]);
      await once(child.stdout, 'data');
      rmSync(file);
      // The holder may have said again meanwhile who it is.
      await expect(lock()).rejects.toThrow('is in use by');
      child.kill('SIGKILL');
      await once(child, 'exit');
      await (await lock())();
    },
  );

  it.each(['', '\n', '0', 'x', '-1 5', '{"id":'])(
    'is free when its file names no process: %j',
    async (text) => {
      writeFileSync(file, text);
      const unlock = await lock();
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
        process: process.pid,
        host: hostname(),
      });
      await unlock();
      expect(readdirSync(folder)).toEqual(['process-lock']);
    },
  );
});

describe('a folder that cannot be made', () => {
  it.runIf(process.platform === 'linux').each(['/proc/x', '/proc/x/y/z', '/dev/null/x'])(
    'is refused at once, in a sentence (only on Linux): %s',
    async (path) => {
      await expect(lockDataDir(path)).rejects.toThrow(ConfigError);
      await expect(lockDataDir(path)).rejects.toThrow(
        /^DATA_DIR .* cannot be written \(E\w+\)\. Name another folder\.$/,
      );
    },
  );

  it('is none where only its parents are missing', async () => {
    const deep = join(folder, 'a', 'b', 'c');
    await (await lockDataDir(deep))();
    expect(readdirSync(join(folder, 'a', 'b'))).toEqual(['c']);
  });
});

describe('the key of a developer’s machine', () => {
  const ring = () =>
    loadKeyRing({ dataDir: folder, secretKeys: undefined } as Parameters<typeof loadKeyRing>[0]);

  it('is made once and kept', () => {
    expect(ring().current.bytes).toEqual(ring().current.bytes);
  });

  it('that is broken stops the start instead of working with another', () => {
    ring();
    writeFileSync(join(folder, 'secret-keys'), 'local:');
    expect(ring).toThrow(ConfigError);
  });
});
