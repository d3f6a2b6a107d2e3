import { keyIdOf } from '../../platform/crypto/secrets.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/** Where the name and address of a person at the desk are sealed. */
export function personContext(id: string): string {
  return `desk-person\n${id}`;
}

/** Where the address of somebody who is invited is sealed. */
export function invitationContext(id: string): string {
  return `desk-invitation\n${id}`;
}

/** Seals what is known of people at the desk, and who is invited, under the first key of the ring. Returns how many. */
export async function resealPeople({ db, keys }: EncryptedStore): Promise<number> {
  const rows = await db
    .selectFrom('desk_person')
    .select(['id', 'facts'])
    .where('facts', 'is not', null)
    .execute();
  let done = 0;
  for (const { id, facts } of rows) {
    if (!facts || keyIdOf(facts) === keys.current.id) continue;
    const sealed = keys.sealBytes(keys.openBytes(facts, personContext(id)), personContext(id));
    // Unless they have logged in meanwhile.
    await db
      .updateTable('desk_person')
      .set({ facts: sealed })
      .where('id', '=', id)
      .where('facts', '=', facts)
      .execute();
    done += 1;
  }
  return done + (await resealInvitations({ db, keys }));
}

async function resealInvitations({ db, keys }: EncryptedStore): Promise<number> {
  const rows = await db.selectFrom('desk_invitation').select(['partner_id', 'id', 'address']).execute();
  const old = rows.filter(({ address }) => keyIdOf(address) !== keys.current.id);
  for (const { partner_id, id, address } of old) {
    const context = invitationContext(id);
    await db
      .updateTable('desk_invitation')
      .set({ address: keys.seal(keys.open(address, context), context) })
      .where((row) => row.and({ partner_id, id }))
      .execute();
  }
  return old.length;
}
