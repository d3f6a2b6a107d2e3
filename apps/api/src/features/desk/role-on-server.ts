import { type HighRole, isHighRole } from '@ndp/contract/desk/permissions.ts';
import { tellOfOwnRole } from '../../mail/desk/tell-desk.ts';
import type { Unit } from '../../platform/unit.ts';
import { settleRole } from './decide-role.ts';
import { type Loss, loseRole } from './lose-role.ts';
import { DecidedAtDesk } from './refusals.ts';
import { findWaiting, readConfirmers } from './role-proposals.ts';
import { giveRole, lockRoles, type RoleOf, readColleagues } from './roles.ts';

/**
 * Changes a role as who runs the server does. A high one only where nobody at the desk could: the first administrator; what
 * was proposed there and no third person can confirm; the only administrator, whom nobody there can take theirs.
 *
 * @throws {DecidedAtDesk}
 */
export async function changeRoleOnServer(
  unit: Unit,
  { isGiven, ...of }: RoleOf & { readonly isGiven: boolean },
): Promise<Loss> {
  const { role } = of;
  await lockRoles(unit.db, of.partnerId);
  if (!isHighRole(role)) {
    if (!isGiven) return loseRole(unit, of, null);
    await giveRole(unit.db, of, unit.now);
    return { left: [] };
  }
  const isSettled = await settleWaiting(unit, { ...of, role, isGiven });
  if (isSettled) return { left: [] };
  const administrators = (await readColleagues(unit, of.partnerId)).filter(({ roles }) =>
    roles.includes('administrator'),
  );
  if (role !== 'administrator' || administrators.some(({ id }) => isGiven || id !== of.personId))
    throw new DecidedAtDesk();
  if (!isGiven) return loseRole(unit, of, null);
  await giveRole(unit.db, of, unit.now);
  await tellOfOwnRole(unit, { ...of, role, isGiven });
  return { left: [] };
}

/** Confirms what an administrator proposed and nobody else of the partner could confirm, but the one concerned. */
async function settleWaiting(
  unit: Unit,
  { isGiven, ...of }: RoleOf & { readonly role: HighRole; readonly isGiven: boolean },
): Promise<boolean> {
  const waiting = await findWaiting(unit.db, of);
  if (!waiting || waiting.is_taking === isGiven) return false;
  const confirmers = await readConfirmers(unit.db, of.partnerId, [waiting.given_by, of.personId]);
  if (confirmers.length > 0) return false;
  await settleRole(unit, waiting);
  return true;
}
