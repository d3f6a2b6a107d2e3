import { type DeskRole, type HighRole, isHighRole, permissions } from '@ndp/contract/permissions.ts';
import { workingDays } from '@ndp/domain/retention/working-days.ts';
import type { Selectable } from 'kysely';
import { notifyOfRole } from '../../mail/notify/notify-desk.ts';
import { dayMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DeskRoleProposalTable } from '../../platform/database/schema/desk-tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { giveRole, type RoleOf } from './roles.ts';

/** A high role of somebody at one partner. */
export interface HighRoleOf extends RoleOf {
  readonly role: HighRole;
}

/** A role that is to be given and gives no rights yet, or is to be taken and still counts; or either was declined. */
export type Proposal = Omit<Selectable<DeskRoleProposalTable>, 'is_confirmed'>;

/** Which of the roles just given or taken wait for another person. */
export interface PendingRoles {
  readonly waiting: readonly DeskRole[];
}

/** As a row of the audit trail keeps it. */
export function noteOfGiven({ waiting }: PendingRoles): Readonly<Record<string, string>> {
  return waiting.length > 0 ? { waiting: waiting.join(' ') } : {};
}

/**
 * Somebody gives another person roles of a partner. An approver or administrator they become once a third person has
 * confirmed it, who is told; where there is none, who runs the server confirms it.
 */
export async function grantRoles(
  unit: Unit,
  by: string,
  { partnerId, personId }: Omit<RoleOf, 'role'>,
  roles: readonly DeskRole[],
): Promise<PendingRoles> {
  const waiting: DeskRole[] = [];
  for (const role of roles) {
    const of = { partnerId, personId, role };
    if (!isHighRole(role) || (await hasRole(unit.db, of))) {
      await giveRole(unit.db, of, unit.now);
      continue;
    }
    await propose(unit, by, { ...of, role, isTaking: false });
    waiting.push(role);
  }
  const confirmers = await readConfirmers(unit.db, partnerId, [by, personId]);
  if (waiting.length > 0) await notifyOfRole(unit, partnerId, 'role_to_confirm', confirmers);
  return { waiting };
}

/** Somebody wants to take an approver or administrator their role, who keeps it until they or a third person agree. */
export async function proposeTaking(unit: Unit, by: string, of: HighRoleOf): Promise<void> {
  const { partnerId, personId } = of;
  await propose(unit, by, { ...of, isTaking: true });
  await notifyOfRole(
    unit,
    partnerId,
    'role_to_confirm',
    await readConfirmers(unit.db, partnerId, [by, personId]),
  );
  await notifyOfRole(unit, partnerId, 'role_to_lose', [personId]);
}

/** What waits of a role. */
export function findWaiting(
  db: Database,
  { partnerId, personId, role }: HighRoleOf,
): Promise<Proposal | undefined> {
  return selectProposals(db, partnerId)
    .where((row) => row.and({ person_id: personId, role }))
    .where('decided_by', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** What waits at a partner, and what was declined there, the oldest first. */
export function readProposals(db: Database, partnerId: string): Promise<Proposal[]> {
  return selectProposals(db, partnerId)
    .where('is_confirmed', 'is not', true)
    .orderBy('given_at')
    .orderBy('person_id')
    .orderBy('role')
    .execute();
}

function selectProposals(db: Database, partnerId: string) {
  return db
    .selectFrom('desk_role_proposal')
    .select([
      'partner_id',
      'person_id',
      'role',
      'given_by',
      'given_at',
      'decided_by',
      'decided_at',
      'is_taking',
    ])
    .where('partner_id', '=', partnerId);
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

/** Forgets what was declined long ago, and who left long ago. */
export async function sweepProposals(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - workingDays.invitation * dayMs);
  await db
    .deleteFrom('desk_role_proposal')
    .where('is_confirmed', '=', false)
    .where('decided_at', '<=', before)
    .execute();
  await db.deleteFrom('desk_leaver').where('left_at', '<=', before).execute();
}

async function propose(
  { db, now }: Unit,
  by: string,
  { partnerId, personId, role, isTaking }: HighRoleOf & { readonly isTaking: boolean },
): Promise<void> {
  const undecided = { decided_by: null, decided_at: null, is_confirmed: null };
  const given = { given_by: by, given_at: now, ...undecided, is_taking: isTaking };
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
