import { isUndoneStep } from '@ndp/domain/case/undo.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { say } from '@ndp/flows/message.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { followBudget } from '../budget/ledger.ts';
import { keyOf } from '../keys/case-key.ts';
import { addEvents } from '../store/events.ts';
import { requireNotAtBank } from './at-bank.ts';
import { MoveRefused, updateApplication } from './move-status.ts';
import { reasons } from './reason-messages.ts';

/**
 * An operator's step against the table of transitions: back to where the one before began; the row is locked. The history
 * has both.
 *
 * @throws {MoveRefused} no step of an operator led here from there
 */
export async function takeBackStatus(
  unit: RowUnit,
  application: Application,
  from: ApplicationStatus,
  name: string,
): Promise<void> {
  const { status, language, revision } = application;
  const cause = { actor: 'operator', name, reason: say(reasons.taken_back, language) } as const;
  if (!isUndoneStep(from, status)) throw new MoveRefused(status, from, cause);
  if (status === 'settlement_review') await requireNotAtBank(unit.db, application);
  const change = { status: from, revision: revision + 1, changed_at: unit.now };
  await updateApplication(unit, application, change);
  await addEvents(unit, keyOf(application), [from], cause);
  await followBudget(unit, { ...application, ...change });
}
