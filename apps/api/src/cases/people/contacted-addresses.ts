import type { EncryptedStore } from '../keys/encrypted-store.ts';
import { personContext } from '../keys/reseal-people.ts';

/** The people who are notified of what happens at a partner, and have a role at its desk; nobody: its contact is notified. */
export async function readContactedAddresses(
  { db, keys }: EncryptedStore,
  partnerId: string,
): Promise<readonly { readonly id: string; readonly email: string | null }[]> {
  const rows = await db
    .selectFrom('partner_notice')
    .innerJoin('desk_person', 'desk_person.id', 'partner_notice.person_id')
    .select(['desk_person.id', 'desk_person.facts'])
    .where('partner_notice.partner_id', '=', partnerId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('desk_role')
          .select('role')
          .whereRef('desk_role.partner_id', '=', 'partner_notice.partner_id')
          .whereRef('desk_role.person_id', '=', 'partner_notice.person_id'),
      ),
    )
    .orderBy('desk_person.id')
    .execute();
  return rows.map(({ id, facts }) => ({
    id,
    email: facts ? (JSON.parse(keys.open(facts, personContext(id))).email ?? null) : null,
  }));
}
