import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localFolder } from './local-folder.ts';
import { newStorageKey, type Storage, StorageFailed } from './port.ts';

let folder: string;
let storage: Storage;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'ndp-storage-')), 'uploads');
  storage = localFolder(folder);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const bytes = Uint8Array.of(0, 1, 2, 255);

describe('files in a folder of this machine', () => {
  it('come back as they were put, and are gone once removed, however often', async () => {
    const key = newStorageKey();
    await storage.put(key, bytes);
    expect([...(await storage.get(key))]).toEqual([...bytes]);
    const { size, pieces } = await storage.open(key);
    expect([size, ...(await buffer(pieces))]).toEqual([bytes.length, ...bytes]);
    expect((await storage.list()).map((file) => file.key)).toEqual([key]);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.list()).toEqual([]);
    await expect(storage.get(key)).rejects.toThrow(StorageFailed);
    await expect(storage.open(key)).rejects.toThrow(StorageFailed);
  });

  it('are open to nobody but the server’s own account', async () => {
    const key = newStorageKey();
    await storage.put(key, bytes);
    const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);
    expect([key.slice(0, 2), key.slice(0, 5), key].map(modeOf)).toEqual(['700', '700', '600']);
  });

  it.each([
    '../../etc/passwd',
    'ab/cd/../../../etc/passwd',
    'ab/cd/abcd0000-0000-0000-0000-000000000000/x',
    'ab/cd/ffff0000-0000-0000-0000-000000000000',
    `${newStorageKey()}\0.txt`,
    '',
  ])('are never looked for under %j', async (key) => {
    for (const asked of [storage.put(key, bytes), storage.get(key), storage.open(key), storage.remove(key)]) {
      await expect(asked).rejects.toThrow('not a key of the storage');
    }
    expect(readdirSync(join(folder, '..'))).toEqual([]);
  });

  it('leave nothing behind when they cannot be written', async () => {
    writeFileSync(folder, 'a file stands where the folder should be');
    await expect(storage.put(newStorageKey(), bytes)).rejects.toThrow(StorageFailed);
    expect(await storage.list()).toEqual([]);
  });
});
