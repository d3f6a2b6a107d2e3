import { isHighRole, mayDo } from '@ndp/contract/permissions.ts';
import type { Unit } from '../../platform/unit.ts';
import { type Loss, loseRole, requireAnotherAdministrator } from './lose-role.ts';
import type { DeskPerson } from './people.ts';
import { NotForOneself, NotHere } from './refusals.ts';
import { grantRoles, type PendingRoles, proposeTaking, readProposals } from './role-proposals.ts';
import { lockRoles, type RoleOf, readColleagues, readLeavers } from './roles.ts';

/** What an administrator wants of somebody's role. */
export interface RoleChange extends RoleOf {
  readonly isGiven: boolean;
  /** Who is to have the cases of somebody who leads none any more; null: nobody. */
  readonly heir: string | null;
}

/** What came of it. */
export interface Changed extends PendingRoles, Loss {}

/**
 * Changes a role as an administrator of the partner does. A high one waits for another person, given or taken. To take one
 * that waits to be given ends its waiting, and so does to give one that waits to be taken.
 *
 * @throws {NotHere} {NotForOneself} {LastAdministrator}
 */
export async function changeRole(
  unit: Unit,
  by: Pick<DeskPerson, 'id'>,
  { isGiven, heir, ...of }: RoleChange,
): Promise<Changed> {
  const { partnerId, personId, role } = of;
  if (personId === by.id) throw new NotForOneself();
  await lockRoles(unit.db, partnerId);
  const colleagues = await readColleagues(unit, partnerId);
  const colleague = colleagues.find(({ id }) => id === personId);
  if (!colleague && !(await isKnown(unit, of))) throw new NotHere();
  if (isGiven) return { ...(await grantRoles(unit, by.id, of, [role])), left: [], absences: 0 };
  await requireAnotherAdministrator(unit, of);
  if (isHighRole(role) && colleague?.roles.includes(role)) {
    await proposeTaking(unit, by.id, { ...of, role });
    return { waiting: [role], left: [], absences: 0 };
  }
  const isHeir = colleagues.some(({ id, roles }) => id === heir && id !== personId && mayDo(roles, 'assign'));
  if (heir !== null && !isHeir) throw new NotHere();
  return { ...(await loseRole(unit, of, heir)), waiting: [] };
}

/** Whether somebody waits for a role, or had one. */
async function isKnown(unit: Unit, { partnerId, personId }: RoleOf): Promise<boolean> {
  const proposals = await readProposals(unit.db, partnerId);
  const leavers = await readLeavers(unit, partnerId);
  return [...proposals.map(({ person_id }) => person_id), ...leavers.map(({ id }) => id)].includes(personId);
}
