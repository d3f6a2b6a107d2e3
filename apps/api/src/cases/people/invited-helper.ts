import type { HelperTable } from '../../platform/database/schema/party-tables.ts';
import type { RowUnit, Unit } from '../../platform/unit.ts';
import { openCipher } from '../keys/application-keys.ts';
import { type ApplicationKey, ofCase, sealContext } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';
import { revokeLinks } from '../links/links.ts';

/** Who that is, in the applicant's own words. */
interface HelperIdentity {
  readonly name: string;
  readonly email: string;
  /** The name the helper is asked under. */
  readonly signedAs: string;
}

/** Somebody the applicant invited to prepare sections; one at a time. */
export interface Helper extends HelperIdentity {
  readonly state: HelperTable['state'];
  readonly invitedAt: Date;
  /** When the helper handed over, declined or went on last; null before. */
  readonly answeredAt: Date | null;
}

/** Undefined: nobody is invited. */
export async function readHelper(store: EncryptedStore, key: ApplicationKey): Promise<Helper | undefined> {
  const row = await store.db
    .selectFrom('helper')
    .select(['person', 'state', 'invited_at', 'answered_at'])
    .where((row) => row.and(ofCase(key)))
    .executeTakeFirst();
  if (!row) return undefined;
  const cipher = await openCipher(store, key);
  const person = JSON.parse(cipher.open(row.person, sealContext('helper', key))) as HelperIdentity;
  return { ...person, state: row.state, invitedAt: row.invited_at, answeredAt: row.answered_at };
}

/** Invites somebody in place of whoever was invited before, whose link ends. */
export async function writeHelper(unit: Unit, key: ApplicationKey, person: HelperIdentity): Promise<void> {
  await removeHelper(unit, key);
  const cipher = await openCipher(unit, key);
  await unit.db
    .insertInto('helper')
    .values({
      ...ofCase(key),
      person: cipher.seal(JSON.stringify(person), sealContext('helper', key)),
      state: 'invited',
      invited_at: unit.now,
      answered_at: null,
    })
    .execute();
}

/** The helper has handed over or declined, or goes on after handing over. */
export async function changeHelper(
  { db, now }: RowUnit,
  key: ApplicationKey,
  state: Helper['state'],
): Promise<void> {
  await db
    .updateTable('helper')
    .set({ state, answered_at: now })
    .where((row) => row.and(ofCase(key)))
    .execute();
}

/** The link ends at once, and the name and the address are forgotten. */
export async function removeHelper(unit: RowUnit, key: ApplicationKey): Promise<void> {
  await revokeLinks(unit, { ...key, purpose: 'helper' });
  await unit.db
    .deleteFrom('helper')
    .where((row) => row.and(ofCase(key)))
    .execute();
}
