import type { RunningAnswer } from '@ndp/domain/running.ts';
import { requireAction } from '../../cases/facts/require-action.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { noteChange } from '../../cases/status/note-change.ts';
import { readRunning, writeRunning } from '../../cases/store/running.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { RunningNotAsked } from './refusals.ts';

interface GivenAnswer {
  readonly year: number;
  readonly answer: RunningAnswer;
}

/**
 * The applicant answers the newest question whether the new source runs; until the next one the answer may be changed.
 *
 * @throws {ActionRefused} {RunningNotAsked}
 */
export async function answerRunning(
  unit: Unit,
  opened: OpenedApplication,
  given: GivenAnswer,
): Promise<Application> {
  await requireAction(unit, opened, 'answer-running');
  return changeRunning(unit, opened, given);
}

/** The same, whoever is asked. @throws {RunningNotAsked} */
export async function changeRunning(
  unit: Unit,
  { application }: OpenedApplication,
  { year, answer }: GivenAnswer,
): Promise<Application> {
  const key = keyOf(application);
  const newest = (await readRunning(unit.db, key)).at(-1);
  if (newest?.year !== year) throw new RunningNotAsked();
  // The same again, as from a button that was pressed twice.
  if (newest.answer === answer) return application;
  await writeRunning(unit, key, { year, answer });
  if (answer !== 'yes') await notifyDesk(unit, key, 'message');
  return noteChange(unit, application);
}
