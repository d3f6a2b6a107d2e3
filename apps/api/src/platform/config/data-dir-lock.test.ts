import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { loadKeyRing } from './secret-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'ndp-lock-'));
const file = join(folder, 'process-id');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is refused while the process that holds it runs', () => {
    const unlock = lockDataDir(folder);
    const own = readFileSync(file, 'utf8');
    writeFileSync(file, own.replace(String(process.pid), String(process.ppid)).replace(/ \d+/, ''));
    expect(() => lockDataDir(folder)).toThrow(ConfigError);
    unlock();
  });

  it.each(['', '\n', '0', 'x', '-1 5'])('is free when its file names no process: %j', (text) => {
    lockDataDir(folder);
    writeFileSync(file, text);
    expect(() => lockDataDir(folder)).not.toThrow();
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    expect(readdirSync(folder)).toEqual(['process-id']);
  });

  it.runIf(process.platform === 'linux')(
    'is free when the id of its holder was given to another process',
    () => {
      lockDataDir(folder);
      writeFileSync(file, `${process.ppid} 1\n`);
      expect(() => lockDataDir(folder)).not.toThrow();
    },
  );
});

describe('a folder that cannot be made', () => {
  it.runIf(process.platform === 'linux').each(['/proc/x', '/proc/x/y/z', '/dev/null/x'])(
    'is refused at once, in a sentence: %s',
    (path) => {
      expect(() => lockDataDir(path)).toThrow(ConfigError);
      expect(() => lockDataDir(path)).toThrow(
        /^DATA_DIR .* cannot be written \(E\w+\)\. Name another folder\.$/,
      );
    },
  );

  it('is none where only its parents are missing', () => {
    const deep = join(folder, 'a', 'b', 'c');
    lockDataDir(deep)();
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
