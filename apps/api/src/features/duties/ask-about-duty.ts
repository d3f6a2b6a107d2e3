import { dutyState, hasDuties } from '@ndp/domain/duties.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readRunning } from '../../cases/store/running.ts';
import { readDuties } from '../../cases/words/case-duties.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { NoDutyLate } from './refusals.ts';

/** Whether the office may ask about a duty of a locked case. @throws {NoDutyLate} none is late, and the source runs */
export async function requireLateDuty(unit: Unit, application: Application): Promise<void> {
  const duties = hasDuties(application.status) ? await readDuties(unit, keyOf(application)) : [];
  const today = polishDay(unit.now);
  const isLate = duties.some(
    ({ kind, dueOn, doneAt }) =>
      dutyState({ kind, day: dueOn, doneOn: doneAt && polishDay(doneAt) }, today) === 'late',
  );
  const answer = (await readRunning(unit.db, keyOf(application))).findLast(
    (each) => each.answer !== null,
  )?.answer;
  const isStopped = answer === 'no' || answer === 'gone';
  if (!isLate && !isStopped) throw new NoDutyLate();
}
