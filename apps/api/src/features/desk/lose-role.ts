import { isHighRole, mayDo } from '@ndp/contract/permissions.ts';
import { notifyOfOwnRole } from '../../mail/notify/notify-desk.ts';
import type { Unit } from '../../platform/unit.ts';
import { endAbsencesOf } from './absences.ts';
import { type LeftCase, leaveCases } from './leave-cases.ts';
import { LastAdministrator } from './refusals.ts';
import { type RoleOf, readColleagues, takeRole } from './roles.ts';

/** What somebody leaves behind. */
export interface Loss {
  /** Cases they led, and lead no more. */
  readonly left: readonly LeftCase[];
  /** How many absences ended with it, theirs or those they stood in for. */
  readonly absences: number;
}

/**
 * Takes a role; a waiting one waits no more. Whoever has none left stays in the list of people for a while, whoever led cases
 * leaves them to `heir`, or to nobody, and stands in for nobody any more.
 */
export async function loseRole(unit: Unit, of: RoleOf, heir: string | null): Promise<Loss> {
  const { partnerId, personId, role } = of;
  if (!(await takeRole(unit.db, of))) return { left: [], absences: 0 };
  await keepLeaver(unit, of);
  if (isHighRole(role)) await notifyOfOwnRole(unit, { partnerId, personId, role, isGiven: false });
  if (!mayDo([role], 'assign')) return { left: [], absences: 0 };
  return { absences: await endAbsencesOf(unit, of), left: await leaveCases(unit, of, heir) };
}

/** @throws {LastAdministrator} without them nobody could give roles */
export async function requireAnotherAdministrator(
  unit: Unit,
  { partnerId, personId, role }: RoleOf,
): Promise<void> {
  if (role !== 'administrator') return;
  const colleagues = await readColleagues(unit, partnerId);
  const isOther = colleagues.some(({ id, roles }) => id !== personId && roles.includes('administrator'));
  const isOne = colleagues.some(({ id, roles }) => id === personId && roles.includes('administrator'));
  if (isOne && !isOther) throw new LastAdministrator();
}

async function keepLeaver({ db, now }: Unit, { partnerId, personId }: RoleOf): Promise<void> {
  const left = await db
    .selectFrom('desk_role')
    .select('role')
    .where((row) => row.and({ partner_id: partnerId, person_id: personId }))
    .executeTakeFirst();
  if (left) return;
  await db
    .insertInto('desk_leaver')
    .values({ partner_id: partnerId, person_id: personId, left_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
