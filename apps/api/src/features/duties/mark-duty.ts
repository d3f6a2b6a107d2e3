import type { DutyKind } from '@ndp/domain/duties.ts';
import { requireAction } from '../../cases/facts/require-action.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { noteChange } from '../../cases/status/note-change.ts';
import { readDuties, writeDuty } from '../../cases/words/case-duties.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { planCaseDuties } from './plan-duties.ts';
import { DutyUnknown } from './refusals.ts';

interface MarkedDuty {
  readonly kind: DutyKind;
  readonly isDone: boolean;
  /** How it was done, in their words; empty: nothing said. */
  readonly note: string;
}

/** The applicant says that a duty is done and how, or takes that back. @throws {ActionRefused} {DutyUnknown} */
export async function markDuty(
  unit: Unit,
  opened: OpenedApplication,
  marked: MarkedDuty,
): Promise<Application> {
  await requireAction(unit, opened, 'mark-duty');
  return changeDuty(unit, opened, marked);
}

/** The same, whoever has the duty. @throws {DutyUnknown} */
export async function changeDuty(
  unit: Unit,
  opened: OpenedApplication,
  { kind, isDone, note }: MarkedDuty,
): Promise<Application> {
  const { application } = opened;
  const key = keyOf(application);
  await planCaseDuties(unit, opened);
  const duty = (await readDuties(unit, key)).find((each) => each.kind === kind);
  if (!duty) throw new DutyUnknown();
  // The same again, as from a button that was pressed twice.
  if ((duty.doneAt !== null) === isDone && (!isDone || duty.note === note)) return application;
  await writeDuty(unit, key, { kind, isDone, note });
  return noteChange(unit, application);
}
