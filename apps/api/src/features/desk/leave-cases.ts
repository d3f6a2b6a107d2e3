import { mayDo } from '@ndp/contract/permissions.ts';
import { assignCase } from '../../cases/people/assignment.ts';
import { notifyDesk, notifyOfRole } from '../../mail/notify/notify-desk.ts';
import type { Unit } from '../../platform/unit.ts';
import { type RoleOf, readColleagues } from './roles.ts';

/** A case somebody led who may lead none any more. */
export interface LeftCase {
  readonly id: string;
  readonly reference: string;
}

/** Hands on every case of somebody at a partner: to `heir`, who is told of each; or to nobody, and who leads cases is told. */
export async function leaveCases(
  unit: Unit,
  { partnerId, personId }: Pick<RoleOf, 'partnerId' | 'personId'>,
  heir: string | null,
): Promise<readonly LeftCase[]> {
  const left = await unit.db
    .selectFrom('case_assignment')
    .innerJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'case_assignment.partner_id')
        .onRef('application.id', '=', 'case_assignment.application_id'),
    )
    .select(['application.id', 'application.reference'])
    .where('case_assignment.partner_id', '=', partnerId)
    .where('case_assignment.person_id', '=', personId)
    .orderBy('application.id')
    .forNoKeyUpdate('application')
    .execute();
  for (const { id } of left) {
    const key = { partnerId, applicationId: id };
    await assignCase(unit, key, heir);
    if (heir !== null) await notifyDesk(unit, key, 'assigned', { to: [heir] });
  }
  if (left.length > 0 && heir === null)
    await notifyOfRole(unit, partnerId, 'cases_left', await readOffice(unit, partnerId));
  return left;
}

/** Who may take cases; where nobody may, who could let somebody. */
async function readOffice(unit: Unit, partnerId: string): Promise<string[]> {
  const colleagues = await readColleagues(unit, partnerId);
  const officers = colleagues.filter(({ roles }) => mayDo(roles, 'assign'));
  const recipients =
    officers.length > 0 ? officers : colleagues.filter(({ roles }) => mayDo(roles, 'give-roles'));
  return recipients.map(({ id }) => id);
}
