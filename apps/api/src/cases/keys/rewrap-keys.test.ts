import { afterAll, describe, expect, it } from 'vitest';
import { KeyRing } from '../../platform/crypto/secrets.ts';
import { storeApplication } from '../../testing/stored.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { workIn } from '../../testing/work-in.ts';
import { addLink, findByLink } from '../links/links.ts';
import { findApplication, findNewestOpen } from '../store/applications.ts';
import { readOldNeeds } from './old-needs.ts';
import { openKeys } from './open-keys.ts';
import { rewrapKeys } from './rewrap-keys.ts';

const now = new Date('2026-11-21T11:00:00Z');
const key = (id: string, fill: number) => ({ id, bytes: new Uint8Array(32).fill(fill) });
const [before, after] = [key('old', 1), key('new', 2)];
/** `npm run assurance` rotates ten thousand. */
const count = Number(process.env.ASSURANCE_ROTATION ?? 60);
const opened = await openTestDatabase();
afterAll(() => opened.close());

const openWith = (...keys: readonly { id: string; bytes: Uint8Array }[]) =>
  openKeys({ db: opened.db, keys: new KeyRing(keys) }, now);

describe('changing the first of SECRET_KEYS', () => {
  it('goes on while applications are read and sent; then the old key can leave, and links, addresses and data open', async () => {
    const { db } = opened;
    const old = await openWith(before);
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push(await storeApplication({ db, keys: old, clock: () => now }));
    const [first = ''] = ids;
    const token = await workIn(db, now, (unit) =>
      addLink({ ...unit, keys: old }, { partnerId: 'mpec', applicationId: first }),
    );
    const both = await openWith(after, before);
    const store = { db, keys: both };
    const running = { db: opened.running, keys: both };
    expect(await readOldNeeds(store)).toEqual([{ id: 'old', keys: count + 1 }]);
    const reading = Promise.all(ids.map((id) => findApplication(store, 'mpec', id)));
    const sending = storeApplication({ ...store, clock: () => now }, { email: 'ula@example.pl' });
    const [rewrapped, read] = await Promise.all([rewrapKeys(running, 7), reading, sending]);
    expect([rewrapped, read.filter(Boolean).length]).toEqual([count + 1, count]);
    expect(await readOldNeeds(store)).toEqual([{ id: 'old', keys: 0 }]);
    const keys = await openWith(after);
    for (const id of ids)
      expect((await findApplication({ db, keys }, 'mpec', id))?.email).toBe('lucja@example.pl');
    expect(
      (await findByLink({ db, keys }, { partnerId: 'mpec', token, id: first }, now))?.application.id,
    ).toBe(first);
    const found = await db
      .transaction()
      .execute((trx) => findNewestOpen({ db: trx, keys }, 'mpec', 'ula@example.pl'));
    expect(found?.email).toBe('ula@example.pl');
    await expect(openWith(before)).rejects.toThrow('SECRET_KEYS do not open this database');
    await expect(openWith(key('new', 3))).rejects.toThrow('SECRET_KEYS do not open this database');
  }, 600_000);
});
