import type { HighRole } from '@ndp/contract/permissions.ts';
import { notifyOfOwnRole } from '../../mail/notify/notify-desk.ts';
import type { Unit } from '../../platform/unit.ts';
import { settleRole } from './decide-role.ts';
import { loseRole } from './lose-role.ts';
import { DecidedAtDesk } from './refusals.ts';
import { findWaiting, readConfirmers } from './role-proposals.ts';
import { giveRole, lockRoles, type RoleOf, readColleagues } from './roles.ts';

type HighRoleChange = RoleOf & { readonly role: HighRole; readonly isGiven: boolean };

/**
 * Changes a high role as who runs the server does, where nobody at the desk could: the first administrator; what was
 * proposed there and no third person can confirm; the only administrator, whom nobody there can take theirs.
 *
 * @throws {DecidedAtDesk}
 */
export async function changeRoleOnServer(unit: Unit, { isGiven, ...of }: HighRoleChange): Promise<void> {
  const { role } = of;
  await lockRoles(unit.db, of.partnerId);
  if (await settleWaiting(unit, { ...of, isGiven })) return;
  const administrators = (await readColleagues(unit, of.partnerId)).filter(({ roles }) =>
    roles.includes('administrator'),
  );
  if (role !== 'administrator' || administrators.some(({ id }) => isGiven || id !== of.personId))
    throw new DecidedAtDesk();
  if (!isGiven) {
    await loseRole(unit, of, null);
    return;
  }
  await giveRole(unit.db, of, unit.now);
  await notifyOfOwnRole(unit, { ...of, isGiven });
}

/** Confirms what an administrator proposed and nobody else of the partner could confirm, but the one concerned. */
async function settleWaiting(unit: Unit, { isGiven, ...of }: HighRoleChange): Promise<boolean> {
  const waiting = await findWaiting(unit.db, of);
  if (!waiting || waiting.is_taking === isGiven) return false;
  const confirmers = await readConfirmers(unit.db, of.partnerId, [waiting.given_by, of.personId]);
  if (confirmers.length > 0) return false;
  await settleRole(unit, waiting);
  return true;
}
