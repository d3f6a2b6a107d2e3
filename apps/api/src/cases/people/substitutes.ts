import { permissions } from '@ndp/contract/permissions.ts';
import { sql } from 'kysely';
import { polishDay } from '../../platform/clock.ts';
import type { RowUnit } from '../../platform/unit.ts';

/** Somebody of a partner's desk. */
interface DeskMember {
  readonly partnerId: string;
  readonly personId: string;
}

/** Who is away at a partner today, and who stands in; only where both lead cases still. */
function selectSubstitutes({ db, now }: RowUnit, partnerId: string) {
  const today = sql<string>`${polishDay(now)}::date`;
  return db
    .selectFrom('desk_absence as absence')
    .where('absence.partner_id', '=', partnerId)
    .where('absence.from_day', '<=', today)
    .where('absence.until_day', '>=', today)
    .where(({ and, exists, selectFrom }) =>
      and(
        (['person_id', 'substitute_id'] as const).map((person) =>
          exists(
            selectFrom('desk_role')
              .select('role')
              .whereRef('desk_role.partner_id', '=', 'absence.partner_id')
              .whereRef('desk_role.person_id', '=', `absence.${person}`)
              .where('role', 'in', permissions.assign),
          ),
        ),
      ),
    );
}

/** For whom somebody stands in today. */
export async function readStoodInFor(
  unit: RowUnit,
  { partnerId, personId }: DeskMember,
): Promise<readonly { readonly personId: string; readonly until: string }[]> {
  const rows = await selectSubstitutes(unit, partnerId)
    .select(['absence.person_id', sql<string>`absence.until_day::text`.as('until')])
    .where('absence.substitute_id', '=', personId)
    .orderBy('absence.person_id')
    .execute();
  return rows.map(({ person_id, until }) => ({ personId: person_id, until }));
}

/** In whose place somebody acts today: their own, and that of whom they stand in for. */
export async function readOwnSeats(unit: RowUnit, who: DeskMember): Promise<readonly string[]> {
  const away = await readStoodInFor(unit, who);
  return [who.personId, ...away.map(({ personId }) => personId)];
}

/** Who stands in today, by who is away. */
export async function readSubstitutes(
  unit: RowUnit,
  partnerId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectSubstitutes(unit, partnerId)
    .select(['absence.person_id', 'absence.substitute_id'])
    .execute();
  return new Map(rows.map(({ person_id, substitute_id }) => [person_id, substitute_id]));
}
