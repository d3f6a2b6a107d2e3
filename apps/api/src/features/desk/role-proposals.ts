import { type DeskRole, type HighRole, highRoles, permissions } from '@ndp/contract/desk/permissions.ts';
import { workingDays } from '@ndp/domain/retention/classes.ts';
import type { Selectable } from 'kysely';
import { tellOfRole } from '../../mail/desk/tell-desk.ts';
import { dayMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DeskRoleProposalTable } from '../../platform/database/schema/desk-tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { NothingToConfirm, NotOneToConfirm } from './refusals.ts';
import { giveRole, type RoleOf } from './roles.ts';

interface HighRoleOf extends RoleOf {
  readonly role: HighRole;
}

/** A role that was given and gives no rights yet, or was declined. */
export type Proposal = Omit<Selectable<DeskRoleProposalTable>, 'is_confirmed'>;

/** Which of the roles just given wait for another person, and which of them counted as nobody else could confirm. */
export interface Given {
  readonly waiting: readonly DeskRole[];
  readonly unconfirmed: readonly DeskRole[];
}

/** As a row of the audit trail keeps it. */
export function noteOfGiven({ waiting, unconfirmed }: Given): Readonly<Record<string, string>> {
  return {
    ...(waiting.length > 0 ? { waiting: waiting.join(' ') } : {}),
    ...(unconfirmed.length > 0 ? { unconfirmed: unconfirmed.join(' ') } : {}),
  };
}

/**
 * Somebody gives another person roles of a partner. An approver or administrator they become once a third person has
 * confirmed it, who is told; at once where there is none.
 */
export async function grantRoles(
  unit: Unit,
  by: string,
  { partnerId, personId }: Omit<RoleOf, 'role'>,
  roles: readonly DeskRole[],
): Promise<Given> {
  const confirmers = await readConfirmers(unit.db, partnerId, [by, personId]);
  const waiting: DeskRole[] = [];
  const unconfirmed: DeskRole[] = [];
  for (const role of roles) {
    const of = { partnerId, personId, role };
    const isHigh = isHighRole(role) && !(await hasRole(unit.db, of));
    if (!isHigh || confirmers.length === 0) {
      await giveRole(unit.db, of, unit.now);
      if (isHigh) unconfirmed.push(role);
      continue;
    }
    await propose(unit, by, { ...of, role });
    waiting.push(role);
  }
  if (waiting.length > 0) await tellOfRole(unit, partnerId, 'role_to_confirm', confirmers);
  return { waiting, unconfirmed };
}

/**
 * Says yes or no to a role somebody else gave to somebody else; both are told.
 *
 * @throws {NothingToConfirm} {NotOneToConfirm}
 */
export async function decideRole(
  unit: Unit,
  by: string,
  { isConfirmed, ...of }: HighRoleOf & { readonly isConfirmed: boolean },
): Promise<void> {
  const { db, now } = unit;
  const { partnerId, personId, role } = of;
  const row = await db
    .selectFrom('desk_role_proposal')
    .select('given_by')
    .where((row) => row.and({ partner_id: partnerId, person_id: personId, role }))
    .where('decided_by', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NothingToConfirm();
  if (by === row.given_by || by === personId) throw new NotOneToConfirm();
  await db
    .updateTable('desk_role_proposal')
    .set({ decided_by: by, decided_at: now, is_confirmed: isConfirmed })
    .where((row) => row.and({ partner_id: partnerId, person_id: personId, role }))
    .execute();
  if (isConfirmed) await giveRole(db, of, now);
  const kind = isConfirmed ? 'role_confirmed' : 'role_declined';
  await tellOfRole(unit, partnerId, kind, [row.given_by, personId]);
}

/** What waits at a partner, and what was declined there, the oldest first. */
export function readProposals(db: Database, partnerId: string): Promise<Proposal[]> {
  return db
    .selectFrom('desk_role_proposal')
    .select(['partner_id', 'person_id', 'role', 'given_by', 'given_at', 'decided_by', 'decided_at'])
    .where('partner_id', '=', partnerId)
    .where('is_confirmed', 'is not', true)
    .orderBy('given_at')
    .orderBy('person_id')
    .orderBy('role')
    .execute();
}

/** Who at a partner may confirm what one of these people gave the other. */
export async function readConfirmers(
  db: Database,
  partnerId: string,
  others: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_role')
    .select('person_id')
    .distinct()
    .where('partner_id', '=', partnerId)
    .where('role', 'in', permissions['confirm-roles'])
    .where('person_id', 'not in', others)
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/** Forgets what was declined long ago. */
export async function sweepProposals(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('desk_role_proposal')
    .where('is_confirmed', '=', false)
    .where('decided_at', '<=', new Date(now.getTime() - workingDays.invitation * dayMs))
    .execute();
}

async function propose(
  { db, now }: Unit,
  by: string,
  { partnerId, personId, role }: HighRoleOf,
): Promise<void> {
  const given = { given_by: by, given_at: now, decided_by: null, decided_at: null, is_confirmed: null };
  await db
    .insertInto('desk_role_proposal')
    .values({ partner_id: partnerId, person_id: personId, role, ...given })
    .onConflict((conflict) => conflict.columns(['partner_id', 'person_id', 'role']).doUpdateSet(given))
    .execute();
}

async function hasRole(db: Database, { partnerId, personId, role }: RoleOf): Promise<boolean> {
  const row = await db
    .selectFrom('desk_role')
    .select('role')
    .where((row) => row.and({ partner_id: partnerId, person_id: personId, role }))
    .executeTakeFirst();
  return row !== undefined;
}

function isHighRole(role: DeskRole): role is HighRole {
  return highRoles.some((high) => high === role);
}
