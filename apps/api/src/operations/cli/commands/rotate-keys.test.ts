import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openKeys } from '../../../cases/keys/open-keys.ts';
import { KeyRing } from '../../../platform/crypto/secrets.ts';
import { readSuppressed, suppressAddress } from '../../../platform/mail/suppressions.ts';
import { fillIn } from '../../../testing/applications.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { storeApplication } from '../../../testing/stored.ts';
import { homeApplication, submitAndOpenMail } from '../../../testing/submissions.ts';
import { startTestApi } from '../../../testing/test-api.ts';

const key = (id: string, fill: number) => ({ id, bytes: new Uint8Array(32).fill(fill) });
const [spring, autumn] = [key('spring', 1), key('autumn', 2)];

const before = await startTestApi({ keys: new KeyRing([spring]) });
await fillIn(before);
await submitAndOpenMail(before, { ...homeApplication, email: 'ewa@example.pl' }, { key: 'klucz' });
await suppressAddress(before.context, 'nikt@example.pl', 'refused', before.context.clock());
const { db, clock } = before.context;
await openKeys({ db, keys: new KeyRing([spring]) }, clock());
const both = await startTestApi({
  keys: await openKeys({ db, keys: new KeyRing([autumn, spring]) }, clock()),
  over: before,
});
const harness = openHarness(both);
afterAll(async () => {
  await both.close();
  await before.close();
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('the command seals all keys at once and says when the old one may be taken out', async () => {
  const first = await harness.type('rotate-keys');
  expect(first.exitCode).toBe(0);
  expect(plain(first.text)).toContain('Zaszyfrowano na nowo 4 klucze kluczem „autumn”.');
  const { data } = await harness.type('rotate-keys', '--json');
  expect(data).toEqual({ current: 'autumn', sealed: 0, others: [{ id: 'spring', keys: 0 }] });
  const last = await harness.type('rotate-keys', '--lang', 'en');
  expect(plain(last.text)).toBe(
    '0 keys sealed anew under “autumn”.\nNothing needs “spring” any more (0 keys): it may be taken out of SECRET_KEYS.',
  );
  expect(await harness.lastAction()).toMatchObject({
    action: 'rotate-keys',
    details: { sealed: 0, free: 1 },
  });
});

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a key that is being written meanwhile is sealed the next time, and told of (only on PostgreSQL)',
  async () => {
    const { db } = before.context;
    const keys = new KeyRing([spring]);
    const applicationId = await storeApplication({ db, keys, clock: before.context.clock });
    const details = await db.transaction().execute(async (trx) => {
      await sql`select from application_key where application_id = ${applicationId} for update`.execute(trx);
      return harness.type('rotate-keys');
    });
    expect(plain(details.text)).toContain('Klucza „spring” nie wolno jeszcze usunąć: potrzebuje go 1 klucz.');
    expect(plain((await harness.type('rotate-keys')).text)).toContain('można go usunąć');
  },
);

it('an address that gets no mail is sealed with the rest, so that the list of them opens without the old key', async () => {
  const { db } = both.context;
  const keys = await openKeys({ db, keys: new KeyRing([autumn]) }, both.context.clock());
  const held = await readSuppressed({ db, keys }, before.context.clock());
  expect(held.map(({ address }) => address)).toEqual(['nikt@example.pl']);
});
