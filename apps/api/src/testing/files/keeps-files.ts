import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { newStorageKey, type Storage, StorageFailed, type StoredFile } from '../../platform/files/port.ts';

const bytes = Uint8Array.of(0, 1, 2, 255);

async function keysIn(files: AsyncIterable<StoredFile>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files) keys.push(key);
  return keys;
}

/** What every store of files must do. */
export function keepsFiles(open: () => Storage): void {
  it('gives files back as they were put, and forgets them once removed, however often', async () => {
    const [storage, key] = [open(), newStorageKey()];
    await storage.put(key, bytes);
    expect([...(await storage.get(key))]).toEqual([...bytes]);
    const { size, pieces } = await storage.open(key);
    expect([size, ...(await buffer(pieces))]).toEqual([bytes.length, ...bytes]);
    expect([await storage.has(key), await keysIn(storage.list())]).toEqual([true, [key]]);
    await storage.remove(key);
    await storage.remove(key);
    expect([await storage.has(key), await keysIn(storage.list())]).toEqual([false, []]);
    await expect(storage.get(key)).rejects.toThrow(StorageFailed);
    await expect(storage.open(key)).rejects.toThrow(StorageFailed);
  });

  it('lists files in the order of their keys, from behind any of them', async () => {
    const storage = open();
    const keys = Array.from({ length: 5 }, newStorageKey);
    for (const key of keys) await storage.put(key, bytes);
    const sorted = keys.toSorted();
    expect(await keysIn(storage.list())).toEqual(sorted);
    for (const [i, key] of sorted.entries())
      expect(await keysIn(storage.list(key))).toEqual(sorted.slice(i + 1));
  });

  it('keeps what is put into the trash until it is recalled or removed', async () => {
    const [storage, key] = [open(), newStorageKey()];
    await storage.put(key, bytes);
    await storage.discard(key, new Date());
    await storage.discard(key, new Date());
    expect([await storage.has(key), await keysIn(storage.list())]).toEqual([false, []]);
    expect(await keysIn(storage.listTrash())).toEqual([key]);
    await storage.recall(key);
    await storage.recall(key);
    expect([...(await storage.get(key))]).toEqual([...bytes]);
    await storage.discard(key, new Date());
    await storage.remove(key);
    expect(await keysIn(storage.listTrash())).toEqual([]);
  });

  it('bears the id it was given last, and counts it as no file', async () => {
    const storage = open();
    expect(await storage.readMark()).toBeUndefined();
    await storage.writeMark('one');
    await storage.writeMark('two');
    expect([await storage.readMark(), await keysIn(storage.list())]).toEqual(['two', []]);
  });

  it.each([
    '../../etc/passwd',
    'ab/cd/../../../etc/passwd',
    'ab/cd/abcd0000-0000-0000-0000-000000000000/x',
    'ab/cd/ffff0000-0000-0000-0000-000000000000',
    'store-id',
    `${newStorageKey()}\0.txt`,
    '',
  ])('never looks for a file under %j', async (key) => {
    const storage = open();
    const reads = [
      storage.put(key, bytes),
      ...[storage.get(key), storage.open(key), storage.has(key), storage.remove(key)],
      ...[storage.discard(key, new Date()), storage.recall(key)],
    ];
    for (const each of reads) await expect(each).rejects.toThrow('not a key of the storage');
  });
}
