import { afterAll, expect, it } from 'vitest';
import { KeyRing } from '../../platform/crypto/secrets.ts';
import { storeApplication } from '../../testing/stored.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openKeys } from './open-keys.ts';

const now = new Date('2026-11-21T11:00:00Z');
const [spring, autumn] = [
  { id: 'spring', bytes: new Uint8Array(32).fill(1) },
  { id: 'autumn', bytes: new Uint8Array(32).fill(2) },
];
const opened = await openTestDatabase();
afterAll(() => opened.close());

it('one application whose key needs a key that was taken out refuses the start, though the key of hashes opens', async () => {
  const { db } = opened;
  await openKeys({ db, keys: new KeyRing([autumn]) }, now);
  await storeApplication({ db, keys: new KeyRing([autumn]), clock: () => now });
  await storeApplication({ db, keys: new KeyRing([spring]), clock: () => now });
  const started = openKeys({ db, keys: new KeyRing([autumn]) }, now);
  await expect(started).rejects.toThrow('SECRET_KEYS do not open this database: “spring” is missing');
  const other = { ...spring, bytes: new Uint8Array(32).fill(3) };
  await expect(openKeys({ db, keys: new KeyRing([autumn, other]) }, now)).rejects.toThrow('“spring”');
  expect((await openKeys({ db, keys: new KeyRing([autumn, spring]) }, now)).hashKeyId).toBe('hash-1');
});
