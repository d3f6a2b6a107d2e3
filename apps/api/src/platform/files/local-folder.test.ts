import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepsFiles } from '../../testing/files/keeps-files.ts';
import { localFolder } from './local-folder.ts';
import { isSomewhere, newStorageKey, type Storage, StorageFailed } from './port.ts';

let folder: string;
let storage: Storage;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'ndp-storage-')), 'uploads');
  storage = localFolder(folder);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const bytes = Uint8Array.of(0, 1, 2, 255);

describe('a folder of this machine', () => {
  keepsFiles(() => storage);

  it('is open to nobody but the server’s own account, its trash too', async () => {
    const key = newStorageKey();
    const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);
    await storage.put(key, bytes);
    expect([key.slice(0, 2), key.slice(0, 5), key].map(modeOf)).toEqual(['700', '700', '600']);
    await storage.discard(key, new Date());
    expect(['trash', `trash/${key.slice(0, 5)}`, `trash/${key}`].map(modeOf)).toEqual(['700', '700', '600']);
  });

  it('makes nothing for what it never looks for', async () => {
    await expect(storage.get('../../etc/passwd')).rejects.toThrow(RangeError);
    expect(readdirSync(join(folder, '..'))).toEqual([]);
  });

  it('holds nothing of a file that could not be written', async () => {
    writeFileSync(folder, 'a file stands where the folder should be');
    await expect(storage.put(newStorageKey(), bytes)).rejects.toThrow(StorageFailed);
    expect(await isSomewhere(storage.list())).toBe(false);
  });
});
