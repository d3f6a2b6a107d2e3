import type { SecondAddressTable } from '../../platform/database/schema/party-tables.ts';
import type { RowUnit, Unit } from '../../platform/unit.ts';
import { openCipher } from '../keys/application-keys.ts';
import { type ApplicationKey, ofCase, sealContext } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';
import { revokeLinks } from '../links/links.ts';

/** A further address that is told what happens in a case, once its owner agreed. */
export interface SecondAddress {
  readonly email: string;
  readonly state: SecondAddressTable['state'];
}

/** Undefined: there is none. */
export async function readSecondAddress(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<SecondAddress | undefined> {
  const row = await store.db
    .selectFrom('second_address')
    .select(['address', 'state'])
    .where((row) => row.and(ofCase(key)))
    .executeTakeFirst();
  if (!row) return undefined;
  const cipher = await openCipher(store, key);
  return { email: cipher.open(row.address, sealContext('second-address', key)), state: row.state };
}

/** Writes an address that is asked now, in place of the one before, whose links end. */
export async function writeSecondAddress(unit: Unit, key: ApplicationKey, email: string): Promise<void> {
  await removeSecondAddress(unit, key);
  const cipher = await openCipher(unit, key);
  await unit.db
    .insertInto('second_address')
    .values({
      ...ofCase(key),
      address: cipher.seal(email, sealContext('second-address', key)),
      state: 'asked',
      asked_at: unit.now,
      answered_at: null,
    })
    .execute();
}

/** Its owner has answered. */
export async function answerSecondAddress(
  { db, now }: RowUnit,
  key: ApplicationKey,
  state: Exclude<SecondAddress['state'], 'asked'>,
): Promise<void> {
  await db
    .updateTable('second_address')
    .set({ state, answered_at: now })
    .where((row) => row.and(ofCase(key)))
    .execute();
}

/** Nothing goes there any more, nor what waits to be mailed: its links end. */
export async function removeSecondAddress(unit: RowUnit, key: ApplicationKey): Promise<void> {
  await revokeLinks(unit, { ...key, purpose: 'notices' });
  await unit.db
    .deleteFrom('second_address')
    .where((row) => row.and(ofCase(key)))
    .execute();
}
