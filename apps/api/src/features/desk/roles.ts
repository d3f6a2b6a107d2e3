import type { DeskRole, HighRole } from '@ndp/contract/permissions.ts';
import { sql } from 'kysely';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { type DeskPerson, openPerson } from './people.ts';

/** The roles of a person, by partner. They are read for every call, so a role that is taken is gone at once. */
export async function readRoles(
  db: Database,
  personId: string,
): Promise<ReadonlyMap<string, readonly DeskRole[]>> {
  const rows = await acrossPartners(() =>
    db
      .selectFrom('desk_role')
      .select(['partner_id', 'role'])
      .where('person_id', '=', personId)
      .orderBy('partner_id')
      .orderBy('role')
      .execute(),
  );
  const partners = new Set(rows.map(({ partner_id }) => partner_id));
  return new Map(
    [...partners].map((id) => [
      id,
      rows.filter(({ partner_id }) => partner_id === id).map(({ role }) => role),
    ]),
  );
}

/** A role of somebody at one partner. */
export interface RoleOf {
  readonly partnerId: string;
  readonly personId: string;
  readonly role: DeskRole;
}

/** The role counts from now on; whether it may do so at once, `grantRoles` knows. It waits no more. */
export async function giveRole(
  db: Database,
  { partnerId, personId, role }: RoleOf,
  now: Date,
): Promise<void> {
  await db
    .insertInto('desk_role')
    .values({ partner_id: partnerId, person_id: personId, role, given_at: now })
    .onConflict((conflict) => conflict.columns(['partner_id', 'person_id', 'role']).doNothing())
    .execute();
  await rowOf(db, 'desk_role_proposal', { partnerId, personId, role })
    .where('is_confirmed', 'is not', true)
    .execute();
  await db
    .deleteFrom('desk_leaver')
    .where((row) => row.and({ partner_id: partnerId, person_id: personId }))
    .execute();
}

/** Also one that waits. Tells whether it counted. */
export async function takeRole(db: Database, of: RoleOf): Promise<boolean> {
  await rowOf(db, 'desk_role_proposal', of).execute();
  const { numDeletedRows } = await rowOf(db, 'desk_role', of).executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Whoever changes the roles of a partner does so after the other. */
export async function lockRoles(db: Database, partnerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`roles ${partnerId}`}, 0))`.execute(db);
}

function rowOf(
  db: Database,
  table: 'desk_role' | 'desk_role_proposal',
  { partnerId, personId, role }: RoleOf,
) {
  return db
    .deleteFrom(table as 'desk_role_proposal')
    .where((row) => row.and({ partner_id: partnerId, person_id: personId }))
    .where('role', '=', role as HighRole);
}

/** A person with the roles they have at one partner. */
export interface Colleague extends DeskPerson {
  readonly roles: readonly DeskRole[];
}

/** Everybody who has a role at a partner. */
export async function readColleagues(
  store: EncryptedStore,
  partnerId: string,
): Promise<readonly Colleague[]> {
  const rows = await store.db
    .selectFrom('desk_role')
    .innerJoin('desk_person', 'desk_person.id', 'desk_role.person_id')
    .selectAll('desk_person')
    .select('desk_role.role')
    .where('desk_role.partner_id', '=', partnerId)
    .orderBy('desk_person.made_at')
    .orderBy('desk_person.id')
    .orderBy('desk_role.role')
    .execute();
  const found = new Map<string, Colleague>();
  for (const row of rows) {
    const known = found.get(row.id);
    const roles = [...(known?.roles ?? []), row.role];
    found.set(row.id, { ...(known ?? openPerson(store, row)), roles });
  }
  return [...found.values()];
}

/** Who had a role at a partner and has none any more. */
export async function readLeavers(store: EncryptedStore, partnerId: string): Promise<readonly Colleague[]> {
  const rows = await store.db
    .selectFrom('desk_leaver')
    .innerJoin('desk_person', 'desk_person.id', 'desk_leaver.person_id')
    .selectAll('desk_person')
    .where('desk_leaver.partner_id', '=', partnerId)
    .orderBy('desk_person.id')
    .execute();
  return rows.map((row) => ({ ...openPerson(store, row), roles: [] }));
}
