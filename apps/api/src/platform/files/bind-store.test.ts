// @database both

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { ConfigError } from '../config/config.ts';
import { adoptStore, bindStore, requireBound, StoreNotBound } from './bind-store.ts';
import { localFolder } from './local-folder.ts';
import { newStorageKey, type Storage } from './port.ts';

const now = new Date('2026-11-22T11:00:00Z');
const folder = makeTestFolder();
let storage: Storage;
const opened = await openTestDatabase();
beforeEach(async () => {
  await opened.owner.deleteFrom('file_store').execute();
  await opened.owner.deleteFrom('application').execute();
  storage = anotherStore();
});
afterAll(() => opened.close());

const anotherStore = () => localFolder(join(folder, randomUUID()));
const start = (store = storage) => bindStore(opened.running, store, now);
const putOne = async (store = storage) => {
  const key = newStorageKey();
  await store.put(key, Uint8Array.of(1));
  return key;
};

/** A document whose file lies, or should lie, under a key. */
async function nameFile(storage_key: string): Promise<void> {
  const [partner_id, id] = ['mpec', randomUUID()];
  const row = {
    partner_id,
    id,
    reference: id,
    kind: 'estimate',
    status: 'in_realisation',
    language: 'pl',
  } as const;
  const facts = Buffer.from('x');
  await opened.owner
    .insertInto('application')
    .values({ ...row, facts, email_index: facts, project: '{}', created_at: now, changed_at: now })
    .execute();
  const named = { kind: 'invoice', file_name: facts, media_type: 'application/pdf', bytes: 1 } as const;
  const content_hash = '0'.repeat(64);
  const document = { ...named, content_hash, storage_key, uploaded_at: now };
  await opened.owner
    .insertInto('settlement_document')
    .values({ partner_id, id: randomUUID(), application_id: id, ...document })
    .execute();
}

describe('the first start', () => {
  it('writes one id into database and store, however many nodes start at once, and the next starts find it', async () => {
    await Promise.all([start(), start(), start()]);
    const mark = await storage.readMark();
    expect(await opened.owner.selectFrom('file_store').select(['id', 'bound_at']).execute()).toEqual([
      { id: mark, bound_at: now },
    ]);
    await putOne();
    await start();
    await requireBound(opened.running, storage);
    expect(await storage.readMark()).toBe(mark);
  });

  it('binds files of an earlier release whose documents the database names', async () => {
    await nameFile(await putOne());
    await start();
    await requireBound(opened.running, storage);
  });
});

describe('a start is refused in a sentence, and nothing is bound', () => {
  const refuses = async (sentence: string, store = storage) => {
    const before = await store.readMark();
    await expect(start(store)).rejects.toThrow(ConfigError);
    await expect(start(store)).rejects.toThrow(sentence);
    expect(await store.readMark()).toBe(before);
    await expect(requireBound(opened.running, store)).rejects.toThrow(StoreNotBound);
  };

  it('of an empty database over a folder with files, marked or not', async () => {
    await putOne();
    await refuses('knows nothing of the files');
    await storage.writeMark(randomUUID());
    await refuses('ndp adopt-files');
  });

  it('of a second node with a folder of its own', async () => {
    await start();
    await refuses('lie in another place', anotherStore());
  });

  it('over the files of another database', async () => {
    await start();
    await storage.writeMark(randomUUID());
    await refuses('belong to another database');
  });

  it('where the files the database names are not', async () => {
    await nameFile(newStorageKey());
    await refuses('names files that are not here');
  });

  it('until a person has said that they belong together', async () => {
    await putOne();
    await adoptStore(opened.running, storage, now);
    await start();
    await requireBound(opened.running, storage);
  });
});
