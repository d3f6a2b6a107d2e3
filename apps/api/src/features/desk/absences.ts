import { mostAbsentDays } from '@ndp/contract/desk/absences.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { sql } from 'kysely';
import { notifyOfRole } from '../../mail/notify/notify-desk.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import { asUnit, type RowUnit, type Unit, type UnitContext } from '../../platform/unit.ts';
import { CannotStandIn, NoAbsence, NoAbsenceDays, StandInAway } from './refusals.ts';
import { lockRoles, type RoleOf, readColleagues } from './roles.ts';

/** Who is away at a partner. */
type AbsenceOf = Pick<RoleOf, 'partnerId' | 'personId'>;

/** Who stands in for somebody, between two Polish days, both included. */
export interface Absence extends AbsenceOf {
  readonly substituteId: string;
  readonly from: string;
  readonly until: string;
}

/** The absences of a partner that are not over, the first one first. */
export async function readAbsences({ db, now }: RowUnit, partnerId: string): Promise<Absence[]> {
  const rows = await db
    .selectFrom('desk_absence')
    .select(['partner_id as partnerId', 'person_id as personId', 'substitute_id as substituteId'])
    .select([sql<string>`from_day::text`.as('from'), sql<string>`until_day::text`.as('until')])
    .where('partner_id', '=', partnerId)
    .where('until_day', '>=', sql<string>`${polishDay(now)}::date`)
    .orderBy('from_day')
    .orderBy('person_id')
    .execute();
  return rows;
}

/**
 * Lets an officer stand in for another between two days, in place of what was said before; both are told, and who stood in
 * until now. It gives no right, and moves no case.
 *
 * @throws {NoAbsenceDays} {CannotStandIn} {StandInAway}
 */
export async function setSubstitute(unit: Unit, by: string, absence: Absence): Promise<void> {
  const { partnerId, personId, substituteId, from, until } = absence;
  await lockRoles(unit.db, partnerId);
  const absences = await readAbsences(unit, partnerId);
  const before = absences.find((one) => one.personId === personId);
  requireDays(absence, before, unit.now);
  const officers = (await readColleagues(unit, partnerId)).filter(({ roles }) => mayDo(roles, 'assign'));
  const isOfficer = (id: string) => officers.some((officer) => officer.id === id);
  if (personId === substituteId || ![personId, substituteId].every(isOfficer)) throw new CannotStandIn();
  const meanwhile = absences.filter((one) => one !== before && one.from <= until && one.until >= from);
  if (meanwhile.some((one) => one.personId === substituteId || one.substituteId === personId))
    throw new StandInAway();
  const row = { substitute_id: substituteId, from_day: from, until_day: until };
  const begun_at = from <= polishDay(unit.now) ? unit.now : null;
  const made = { ...row, made_by: by, made_at: unit.now, begun_at };
  await unit.db
    .insertInto('desk_absence')
    .values({ partner_id: partnerId, person_id: personId, ...made })
    .onConflict((conflict) => conflict.columns(['partner_id', 'person_id']).doUpdateSet(made))
    .execute();
  if (before && before.substituteId !== substituteId)
    await notifyOfRole(unit, partnerId, 'stand_in_over', [before.substituteId]);
  await notifyOfRole(unit, partnerId, 'stands_in', [substituteId]);
  await notifyOfRole(unit, partnerId, 'is_stood_in_for', [personId]);
}

/** Ends a absence before its day; both are told. @throws {NoAbsence} */
export async function endAbsence(unit: Unit, of: AbsenceOf): Promise<void> {
  await lockRoles(unit.db, of.partnerId);
  const absence = (await readAbsences(unit, of.partnerId)).find(({ personId }) => personId === of.personId);
  if (!absence) throw new NoAbsence();
  await deleteAbsence(unit, absence);
  await notifyOfRole(unit, of.partnerId, 'stand_in_over', [absence.personId, absence.substituteId]);
}

/**
 * Ends every absence of somebody who leads no cases any more: the other one is told, and, where nobody stands in now for who
 * is away, the administrators. Tells how many.
 */
export async function endAbsencesOf(unit: Unit, { partnerId, personId }: AbsenceOf): Promise<number> {
  const theirs = (await readAbsences(unit, partnerId)).filter((absence) =>
    [absence.personId, absence.substituteId].includes(personId),
  );
  for (const absence of theirs) {
    await deleteAbsence(unit, absence);
    if (absence.personId === personId) {
      await notifyOfRole(unit, partnerId, 'stand_in_over', [absence.substituteId]);
      continue;
    }
    const administrators = (await readColleagues(unit, partnerId)).filter(({ roles }) =>
      mayDo(roles, 'give-roles'),
    );
    await notifyOfRole(unit, partnerId, 'stand_in_lost', [
      absence.personId,
      ...administrators.map(({ id }) => id),
    ]);
  }
  return theirs.length;
}

/** Tells both, at every partner, of the absences that have begun and of those that are over, which are forgotten. */
export async function turnAbsences(context: UnitContext): Promise<void> {
  const partners = await acrossPartners(() =>
    context.db.selectFrom('desk_absence').select('partner_id').distinct().execute(),
  );
  for (const { partner_id } of partners)
    await withinPartner(partner_id, () => asUnit(context, (unit) => turnAbsencesOf(unit, partner_id)));
}

async function turnAbsencesOf(unit: Unit, partnerId: string): Promise<void> {
  await lockRoles(unit.db, partnerId);
  const today = sql<string>`${polishDay(unit.now)}::date`;
  const over = await unit.db
    .deleteFrom('desk_absence')
    .where('partner_id', '=', partnerId)
    .where('until_day', '<', today)
    .returning(['person_id', 'substitute_id'])
    .execute();
  const begun = await unit.db
    .updateTable('desk_absence')
    .set({ begun_at: unit.now })
    .where('partner_id', '=', partnerId)
    .where('begun_at', 'is', null)
    .where('from_day', '<=', today)
    .returning(['person_id', 'substitute_id'])
    .execute();
  for (const [kind, absences] of [
    ['stand_in_ended', over],
    ['stand_in_begins', begun],
  ] as const)
    for (const { person_id, substitute_id } of absences)
      await notifyOfRole(unit, partnerId, kind, [person_id, substitute_id]);
}

async function deleteAbsence({ db }: RowUnit, { partnerId, personId }: AbsenceOf): Promise<void> {
  await db
    .deleteFrom('desk_absence')
    .where((row) => row.and({ partner_id: partnerId, person_id: personId }))
    .execute();
}

/** @throws {NoAbsenceDays} what goes on may keep its first day */
function requireDays({ from, until }: Absence, before: Absence | undefined, now: Date): void {
  const last = polishDay(new Date(now.getTime() + mostAbsentDays * dayMs));
  const first = before ? [before.from, polishDay(now)].toSorted()[0] : polishDay(now);
  if (from < String(first) || from > until || until < polishDay(now) || until > last)
    throw new NoAbsenceDays();
}
