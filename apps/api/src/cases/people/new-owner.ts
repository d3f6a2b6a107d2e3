import { type HandoverNamer, type HandoverState, handoverEnd } from '@ndp/domain/handover.ts';
import type { RowUnit, Unit } from '../../platform/unit.ts';
import { openCipher } from '../keys/application-keys.ts';
import { type ApplicationKey, ofCase, sealContext } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';
import { revokeLinks } from '../links/links.ts';

/** What is kept sealed of a new owner. */
interface NewOwnerFacts {
  readonly name: string;
  readonly email: string;
  /** Why the office named this person; empty: the owner did. */
  readonly reason: string;
  /** The name it was confirmed with; empty: it was not. */
  readonly typedName: string;
}

/** To whom the duties of a case are handed over. */
export interface NewOwner extends NewOwnerFacts {
  readonly state: HandoverState;
  readonly namedBy: HandoverNamer;
  readonly namedAt: Date;
  /** When it was confirmed or declined; null: not yet. */
  readonly answeredAt: Date | null;
}

/** Undefined: nobody is named, or nobody confirmed in time. */
export async function readNewOwner(
  store: EncryptedStore,
  key: ApplicationKey,
  now: Date,
): Promise<NewOwner | undefined> {
  const row = await store.db
    .selectFrom('duty_handover')
    .select(['person', 'state', 'named_by', 'named_at', 'answered_at'])
    .where((row) => row.and(ofCase(key)))
    .executeTakeFirst();
  if (!row || (row.state === 'named' && handoverEnd(row.named_at) <= now)) return undefined;
  const cipher = await openCipher(store, key);
  const facts = JSON.parse(cipher.open(row.person, sealContext('new owner', key))) as NewOwnerFacts;
  const { state, named_by: namedBy, named_at: namedAt, answered_at: answeredAt } = row;
  return { ...facts, state, namedBy, namedAt, answeredAt };
}

/** The new owner who has taken the duties over; undefined: the applicant has them. */
export async function readDutyHolder(store: EncryptedStore, key: ApplicationKey, now: Date) {
  const owner = await readNewOwner(store, key, now);
  return owner?.state === 'taken' ? owner : undefined;
}

/** Names somebody in place of whoever was named before, whose link ends. */
export async function writeNewOwner(
  unit: Unit,
  key: ApplicationKey,
  { namedBy, ...named }: Pick<NewOwner, 'name' | 'email' | 'reason' | 'namedBy'>,
): Promise<void> {
  await removeNewOwner(unit, key);
  await unit.db
    .insertInto('duty_handover')
    .values({
      ...ofCase(key),
      person: await seal(unit, key, { ...named, typedName: '' }),
      ...{ state: 'named', named_by: namedBy, named_at: unit.now, answered_at: null },
    })
    .execute();
}

/** The new owner of a locked case has taken the duties over, under a name, or declined. */
export async function writeHandoverAnswer(
  unit: Unit,
  key: ApplicationKey,
  { name, email, reason }: NewOwner,
  answer: { readonly state: 'taken' | 'declined'; readonly typedName: string },
): Promise<void> {
  const { state, typedName } = answer;
  await unit.db
    .updateTable('duty_handover')
    .set({ state, answered_at: unit.now, person: await seal(unit, key, { name, email, reason, typedName }) })
    .where((row) => row.and(ofCase(key)))
    .execute();
}

/** The link ends at once, and the name and the address are forgotten. */
export async function removeNewOwner(unit: RowUnit, key: ApplicationKey): Promise<void> {
  await revokeLinks(unit, { ...key, purpose: 'duties' });
  await unit.db
    .deleteFrom('duty_handover')
    .where((row) => row.and(ofCase(key)))
    .execute();
}

async function seal(store: EncryptedStore, key: ApplicationKey, facts: NewOwnerFacts): Promise<Uint8Array> {
  const cipher = await openCipher(store, key);
  return cipher.seal(JSON.stringify(facts), sealContext('new owner', key));
}
