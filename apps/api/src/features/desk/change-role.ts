import type { Unit } from '../../platform/unit.ts';
import type { Person } from './people.ts';
import { LastAdministrator, NotForOneself, NotHere } from './refusals.ts';
import { type Given, grantRoles, readProposals } from './role-proposals.ts';
import { type RoleOf, readColleagues, takeRole } from './roles.ts';

/**
 * Changes a role as an administrator of the partner does. To take one ends its waiting.
 *
 * @throws {NotHere} {NotForOneself} {LastAdministrator}
 */
export async function changeRole(
  unit: Unit,
  by: Pick<Person, 'id'>,
  { isGiven, ...of }: RoleOf & { readonly isGiven: boolean },
): Promise<Given> {
  const { partnerId, personId, role } = of;
  if (personId === by.id) throw new NotForOneself();
  const colleagues = await readColleagues(unit, partnerId);
  const proposals = await readProposals(unit.db, partnerId);
  const isKnown =
    colleagues.some(({ id }) => id === personId) || proposals.some(({ person_id }) => person_id === personId);
  if (!isKnown) throw new NotHere();
  if (isGiven) return grantRoles(unit, by.id, of, [role]);
  const administrators = colleagues.filter(({ roles }) => roles.includes('administrator'));
  const isLast = administrators.length === 1 && administrators[0]?.id === personId;
  if (role === 'administrator' && isLast) throw new LastAdministrator();
  await takeRole(unit.db, of);
  return { waiting: [], unconfirmed: [] };
}
