import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { personContext } from '../../cases/keys/reseal-people.ts';
import type { DeskPersonTable } from '../../platform/database/schema/desk-tables.ts';

/** Somebody as their issuer names them. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** What the issuer tells of them. */
export interface PersonFacts {
  readonly name: string;
  readonly email: string | null;
}

export interface DeskPerson extends Identity, PersonFacts {
  readonly id: string;
  readonly seenAt: Date | null;
}

type PersonRow = Selectable<DeskPersonTable>;

/** A person as stored; before the first log-in the name is what the issuer calls them. */
export function openPerson({ keys }: Pick<EncryptedStore, 'keys'>, row: PersonRow): DeskPerson {
  const { id, issuer, subject, facts, seen_at: seenAt } = row;
  const described: PersonFacts = facts
    ? JSON.parse(keys.open(facts, personContext(id)))
    : { name: subject, email: null };
  return { id, issuer, subject, seenAt, ...described };
}

/** Undefined: nobody of this name was ever let in. */
export async function findPerson(
  store: EncryptedStore,
  { issuer, subject }: Identity,
): Promise<DeskPerson | undefined> {
  const row = await store.db
    .selectFrom('desk_person')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && openPerson(store, row);
}

/** Makes somebody known before they log in. */
export async function knowPerson(store: EncryptedStore, identity: Identity, now: Date): Promise<DeskPerson> {
  await store.db
    .insertInto('desk_person')
    .values({ id: randomUUID(), ...identity, facts: null, made_at: now, seen_at: null })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
  const person = await findPerson(store, identity);
  if (!person) throw new Error('a person was not kept');
  return person;
}

/** Keeps what the issuer told at a log-in, sealed anew under the first key of the ring. */
export async function notePerson(
  { db, keys }: EncryptedStore,
  { id }: Pick<DeskPerson, 'id'>,
  facts: PersonFacts,
  now: Date,
): Promise<void> {
  await db
    .updateTable('desk_person')
    .set({ facts: keys.seal(JSON.stringify(facts), personContext(id)), seen_at: now })
    .where('id', '=', id)
    .execute();
}
