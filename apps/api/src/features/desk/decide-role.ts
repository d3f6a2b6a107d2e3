import { notifyOfOwnRole, notifyOfRole } from '../../mail/notify/notify-desk.ts';
import type { Unit } from '../../platform/unit.ts';
import { loseRole, requireAnotherAdministrator } from './lose-role.ts';
import { NothingToConfirm, NotOneToConfirm } from './refusals.ts';
import { findWaiting, type HighRoleOf, type Proposal } from './role-proposals.ts';
import { giveRole, lockRoles } from './roles.ts';

/** Whether somebody may decide so: not who proposed it, and whose role it is may only agree to lose it. */
export function isForThem(
  personId: string,
  proposal: Pick<Proposal, 'given_by' | 'person_id' | 'is_taking'>,
  isConfirmed: boolean,
): boolean {
  if (personId === proposal.given_by) return false;
  return personId !== proposal.person_id || (proposal.is_taking && isConfirmed);
}

/**
 * Says yes or no to what somebody else wants of a role; all concerned are told.
 *
 * @throws {NothingToConfirm} {NotOneToConfirm} {LastAdministrator}
 */
export async function decideRole(
  unit: Unit,
  by: string,
  { isConfirmed, ...of }: HighRoleOf & { readonly isConfirmed: boolean },
): Promise<void> {
  const { db, now } = unit;
  const { partnerId, personId, role } = of;
  await lockRoles(db, partnerId);
  const row = await findWaiting(db, of);
  if (!row) throw new NothingToConfirm();
  if (!isForThem(by, row, isConfirmed)) throw new NotOneToConfirm();
  await db
    .updateTable('desk_role_proposal')
    .set({ decided_by: by, decided_at: now, is_confirmed: isConfirmed })
    .where((row) => row.and({ partner_id: partnerId, person_id: personId, role }))
    .execute();
  if (isConfirmed) return settleRole(unit, row);
  const recipients = row.is_taking ? [row.given_by] : [row.given_by, personId];
  await notifyOfRole(unit, partnerId, 'role_declined', recipients);
}

/** Carries out what waited and was confirmed: who proposed it is told, and whose role it is. @throws {LastAdministrator} */
export async function settleRole(
  unit: Unit,
  { partner_id: partnerId, person_id: personId, role, given_by, is_taking }: Proposal,
): Promise<void> {
  const of = { partnerId, personId, role };
  if (is_taking) {
    await requireAnotherAdministrator(unit, of);
    await loseRole(unit, of, null);
  } else {
    await giveRole(unit.db, of, unit.now);
    await notifyOfOwnRole(unit, { ...of, isGiven: true });
  }
  await notifyOfRole(unit, partnerId, 'role_confirmed', [given_by]);
}
