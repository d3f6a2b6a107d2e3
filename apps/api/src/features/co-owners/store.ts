import { randomUUID } from 'node:crypto';
import type { NamedCoOwner } from '@ndp/flows/application/co-owners/rules.ts';
import type { Language } from '@ndp/flows/message.ts';
import { openCipher } from '../../cases/keys/application-keys.ts';
import { type ApplicationKey, ofCase, sealContext } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { revokeLinks } from '../../cases/links/links.ts';
import { writeTokens } from '../../cases/store/found-by.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CoOwnerTable } from '../../platform/database/schema/party-tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { type GivenAnswer, readAnswers } from './answer-records.ts';

/** A co-owner of an application, with what this person answered last. */
export interface CoOwner extends NamedCoOwner {
  readonly id: string;
  readonly n: number;
  readonly language: Language;
  readonly state: CoOwnerTable['state'];
  readonly answer: GivenAnswer | undefined;
}

/** The co-owners of an application in the order they were named. */
export async function readCoOwners(store: EncryptedStore, key: ApplicationKey): Promise<readonly CoOwner[]> {
  const rows = await store.db
    .selectFrom('co_owner')
    .select(['id', 'n', 'person', 'language', 'state'])
    .where((row) => row.and(ofCase(key)))
    .orderBy('n')
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  const answers = await readAnswers(store, { ...key, cipher });
  return rows.map(({ person, ...row }) => ({
    ...row,
    ...(JSON.parse(cipher.open(person, sealContext('co-owner', key, row.id))) as NamedCoOwner),
    answer: answers.get(row.id),
  }));
}

/** Adds a co-owner behind the others. The application's row is held. */
export async function addCoOwner(
  unit: Unit,
  key: ApplicationKey,
  { name, email }: NamedCoOwner,
  entry: { readonly n: number; readonly language: Language },
): Promise<CoOwner> {
  const id = randomUUID();
  const { n, language } = entry;
  const cipher = await openCipher(unit, key);
  await unit.db
    .insertInto('co_owner')
    .values({
      ...ofCase(key),
      id,
      n,
      person: cipher.seal(JSON.stringify({ name, email }), sealContext('co-owner', key, id)),
      language,
      asked_at: null,
      state: 'named',
      created_at: unit.now,
    })
    .execute();
  await writeCoOwnerTokens(unit, key, id, { name, email });
  return { id, n, name, email, language, state: 'named', answer: undefined };
}

/** Writes the name of a co-owner anew. */
export async function renameCoOwner(
  store: EncryptedStore,
  key: ApplicationKey,
  { id, email }: CoOwner,
  name: string,
): Promise<void> {
  const cipher = await openCipher(store, key);
  const person = cipher.seal(JSON.stringify({ name, email }), sealContext('co-owner', key, id));
  await changeCoOwner(store.db, key, id, { person });
  await writeCoOwnerTokens(store, key, id, { name, email });
}

/** Stores the tokens a co-owner is found by; without a person there are none. */
export async function writeCoOwnerTokens(
  store: EncryptedStore,
  key: ApplicationKey,
  id: string,
  person: Partial<NamedCoOwner>,
): Promise<void> {
  await writeTokens(store, key, `co_owner ${id}`, person);
}

/** Changes columns of a co-owner. */
export async function changeCoOwner(
  db: Database,
  { partnerId }: ApplicationKey,
  id: string,
  change: Partial<Pick<CoOwnerTable, 'person' | 'state' | 'asked_at'>>,
): Promise<void> {
  await db
    .updateTable('co_owner')
    .set(change)
    .where((row) => row.and({ partner_id: partnerId, id }))
    .execute();
}

/** Takes a co-owner back who never answered; the link dies. */
export async function removeCoOwner(unit: Unit, key: ApplicationKey, id: string): Promise<void> {
  await revokeLinks(unit, { ...key, purpose: 'co_owner', bearer: id });
  await unit.db
    .deleteFrom('co_owner')
    .where((row) => row.and({ partner_id: key.partnerId, id }))
    .execute();
  await writeCoOwnerTokens(unit, key, id, {});
}
