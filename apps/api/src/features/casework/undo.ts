import { type UndoHindrance, undoHindrance } from '@ndp/domain/case/undo.ts';
import { stageOf } from '@ndp/domain/money/budget.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { readWaitingPosition } from '../../cases/budget/waiting-position.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { assignCase } from '../../cases/people/assignment.ts';
import { takeBackStatus } from '../../cases/status/take-back-status.ts';
import {
  type CaseStep,
  dropStepMails,
  isStepMailed,
  partsChangedSince,
  removeStep,
} from '../../cases/store/steps.ts';
import { removeRefusal } from '../../cases/words/case-refusals.ts';
import { takeBackNews } from '../../mail/notify/notify-desk.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit, Unit } from '../../platform/unit.ts';
import { restoreVerdict } from '../corrections/document-verdicts.ts';
import { dropFromDraft } from '../corrections/judge-item.ts';
import { unsendRequest } from '../corrections/request-correction.ts';
import { NotUndoable } from './refusals.ts';

/** Why a step cannot be taken back now; undefined: it can. */
export async function hindranceOf({ db, now }: RowUnit, step: CaseStep): Promise<UndoHindrance | undefined> {
  const { act, has_ended: hasEnded } = step;
  const changedSince = await partsChangedSince(db, step);
  return undoHindrance({ act, changedSince, hasEnded, isMailed: await isStepMailed(db, step, now) });
}

/**
 * Takes a step back in a held case: its mails stay, and what it changed is as before. The history keeps both.
 *
 * @throws {NotUndoable}
 */
export async function undo(
  unit: Unit,
  application: Application,
  step: CaseStep,
  person: { readonly id: string; readonly name: string },
): Promise<void> {
  const why = await hindranceOf(unit, step);
  if (why) throw new NotUndoable(why);
  if (!(await dropStepMails(unit, step))) throw new NotUndoable('mailed');
  const key = keyOf(application);
  const { officer, verdict, asked: requested, from, round, refusal } = step.before;
  if (officer !== undefined) {
    await assignCase(unit, key, officer);
    await takeBackNews(unit, key, 'assigned', step.at);
  }
  if (verdict !== undefined) await restoreVerdict(unit.db, key, verdict);
  if (requested) await dropFromDraft(unit, application, requested, person);
  if (round !== undefined) await unsendRequest(unit, application, round);
  if (refusal !== undefined) await removeRefusal(unit.db, key, refusal);
  if (from !== undefined) await goBack(unit, application, from, person.name);
  await removeStep(unit.db, step);
}

/** @throws {NotUndoable} the money has gone to the next in line */
async function goBack(
  unit: Unit,
  application: Application,
  from: ApplicationStatus,
  name: string,
): Promise<void> {
  const hadNoShare = stageOf(application.status) === undefined;
  await takeBackStatus(unit, application, from, name);
  if (hadNoShare && (await readWaitingPosition(unit.db, keyOf(application)))) throw new NotUndoable('money');
}
