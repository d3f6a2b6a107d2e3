import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newLink } from '../../mail/emails/new-link.ts';
import { leaseMail } from '../../mail/outbox/leased.ts';
import { promiseMail } from '../../mail/outbox/promise.ts';
import { localFolder } from '../../platform/files/local-folder.ts';
import { newStorageKey } from '../../platform/files/port.ts';
import { seededPartners } from '../../platform/partners/partners.seed.ts';
import { storeApplication } from '../../testing/stored.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { workIn } from '../../testing/work-in.ts';
import { openCipher } from '../keys/application-keys.ts';
import { findApplication, findNewestOpen } from './applications.ts';

const now = new Date('2026-11-21T11:00:00Z');
const opened = await openTestDatabase();
afterAll(() => opened.close());

const context = () => ({ db: opened.db, keys: testKeys, clock: () => now });

it('an address is found however it is spelt, and has another index in every portal', async () => {
  for (const { id } of seededPartners)
    await storeApplication(context(), { partner_id: id, email: 'Ula@Example.pl' });
  const rows = await opened.db.selectFrom('application').select('email_index').execute();
  expect(new Set(rows.map(({ email_index }) => String(email_index))).size).toBe(seededPartners.length);
  const find = (email: string) => workIn(opened.db, now, (unit) => findNewestOpen(unit, 'mpec', email));
  expect((await find(' ula@EXAMPLE.pl'))?.email).toBe('Ula@Example.pl');
  expect(await find('ola@example.pl')).toBeUndefined();
});

it('once its key is gone nothing of an application opens: no file, no mail, no copy of its row', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ndp-erased-'));
  const storage = localFolder(folder);
  const id = await storeApplication(context());
  const key = { partnerId: 'mpec', applicationId: id };
  const cipher = await openCipher(context(), key);
  const file = newStorageKey();
  await storage.put(file, cipher.sealBytes(Buffer.from('rachunek'), 'file'));
  const payload = { token: 'x', email: 'ula@example.pl', language: 'pl' } as const;
  await workIn(opened.db, now, (unit) => promiseMail(unit, { ...key, mail: newLink, payload }));
  const copy = await opened.db
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await opened.db.deleteFrom('application').where('id', '=', id).execute();
  expect(
    await opened.db.selectFrom('application_key').selectAll().where('application_id', '=', id).execute(),
  ).toEqual([]);
  expect(
    await leaseMail({ db: opened.db, keys: testKeys }, { now, leaseMs: 1000, withFirst: true }),
  ).toBeUndefined();
  await opened.db
    .insertInto('application')
    .values({ ...copy, project: '{}', quote: null })
    .execute();
  expect(await findApplication(context(), 'mpec', id)).toBeUndefined();
  await expect(openCipher(context(), key)).rejects.toThrow('gone');
  const sealed = await storage.get(file);
  expect(() => testKeys.openBytes(sealed, 'file')).toThrow();
  const another = await openCipher(context(), {
    partnerId: 'mpec',
    applicationId: await storeApplication(context()),
  });
  expect(() => another.openBytes(sealed, 'file')).toThrow();
  rmSync(folder, { recursive: true });
});
