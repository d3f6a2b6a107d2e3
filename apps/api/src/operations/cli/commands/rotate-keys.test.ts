import { afterAll, beforeAll, expect, it } from 'vitest';
import { openKeys } from '../../../cases/keys/open-keys.ts';
import { KeyRing } from '../../../platform/crypto/secrets.ts';
import { readSuppressed, suppressAddress } from '../../../platform/mail/suppressions.ts';
import { fillIn } from '../../../testing/applications.ts';
import { type OperatorDesk, openDesk } from '../../../testing/operator/operator-desk.ts';
import { homeApplication, submitAndOpenMail } from '../../../testing/submissions.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const key = (id: string, fill: number) => ({ id, bytes: new Uint8Array(32).fill(fill) });
const [spring, autumn] = [key('spring', 1), key('autumn', 2)];
const dayMs = 24 * 60 * 60 * 1000;

let old: TestApi;
let both: TestApi;
let desk: OperatorDesk;
/** A version without keys of hashes; then one with them, and a new key in front. */
beforeAll(async () => {
  old = await startTestApi({ keys: new KeyRing([spring]) });
  await fillIn(old);
  await submitAndOpenMail(old, { ...homeApplication, email: 'ewa@example.pl' }, { key: 'klucz' });
  await suppressAddress(old.parts, 'nikt@example.pl', 'refused', old.parts.clock());
  const { db } = old.parts;
  const born = new Date(old.parts.clock().getTime() + 1000);
  const keys = await openKeys({ db, keys: new KeyRing([autumn, spring]) }, born);
  both = await startTestApi({ keys, over: old });
  desk = openDesk(both);
});
afterAll(async () => {
  await both.close();
  await old.close();
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('the command seals all keys at once and says what still needs the old one, and from when it may be taken out', async () => {
  const { db } = both.parts;
  const first = await desk.type('rotate-keys');
  expect(first.exitCode).toBe(0);
  expect(plain(first.text)).toContain('Zaszyfrowano na nowo 3 klucze kluczem „autumn”.');
  expect(plain(first.text)).toContain('Klucza „spring” nie wolno jeszcze usunąć: potrzebuje go 0 kluczy');
  const links = await db.selectFrom('secret_link').select('token_hash').execute();
  const { data } = await desk.type('rotate-keys', '--json');
  // Beside the links: an Idempotency-Key, and the same as the secret of an address nobody has confirmed.
  const others = [{ id: 'spring', keys: 0, secrets: links.length + 2 }];
  expect(data).toEqual({ current: 'autumn', sealed: 0, others });
  await db.deleteFrom('idempotency').execute();
  await db.updateTable('application').set({ submission_secret_hash: null }).execute();
  both.pass(3000 * dayMs);
  const last = await desk.type('rotate-keys', '--lang', 'en');
  expect(plain(last.text)).toBe(
    '0 keys sealed anew under “autumn”.\nNothing needs “spring” any more (0 keys, 0 links and other secrets): it may be taken out of SECRET_KEYS.',
  );
  expect(await desk.lastAction()).toMatchObject({ action: 'rotate-keys', details: { sealed: 0, free: 1 } });
});

it('an address that gets no mail is sealed with the rest, so that the list of them opens without the old key', async () => {
  const { db } = both.parts;
  const keys = await openKeys({ db, keys: new KeyRing([autumn]) }, both.parts.clock());
  const held = await readSuppressed({ db, keys }, old.parts.clock());
  expect(held.map(({ address }) => address)).toEqual(['nikt@example.pl']);
});
