import { isShowable } from '@ndp/domain/case/settling.ts';
import { mayMove, stepsTo, type WayStatus } from '@ndp/domain/case/transitions.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { followBudget } from '../budget/ledger.ts';
import { keyOf } from '../keys/case-key.ts';
import { revokeLinks } from '../links/links.ts';
import { addEvents, type Cause } from '../store/events.ts';
import { requireNotAtBank } from './at-bank.ts';

export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';

  constructor(from: string, to: string, { actor }: Cause) {
    super(`no ${actor} brings an application from ${from} to ${to}`);
  }
}

/**
 * One step along the table of transitions; the row is locked. Whoever tells the applicant does so in the same transaction.
 *
 * @throws {MoveRefused} the table does not allow it
 * @throws {TransferAtBank} the bank has not answered yet
 */
export async function moveStatus(
  unit: RowUnit,
  application: Application,
  to: ApplicationStatus,
  cause: Cause,
): Promise<Application> {
  if (!mayMove(application.status, to, cause.actor)) throw new MoveRefused(application.status, to, cause);
  if (application.status === 'settlement_review' && to !== 'paid')
    await requireNotAtBank(unit.db, application);
  const change = { status: to, revision: application.revision + 1, changed_at: unit.now };
  await updateApplication(unit, application, change);
  await addEvents(unit, keyOf(application), [to], cause);
  const moved = { ...application, ...change };
  await followBudget(unit, moved);
  if (isShowable(application.status) && !isShowable(to))
    await revokeLinks(unit, { ...keyOf(moved), purpose: 'agreement' });
  return moved;
}

/** To a status the applicant reached by what was just saved, with an event for each on the way; the row is locked. */
export async function moveTo(
  unit: RowUnit,
  application: Application,
  status: WayStatus,
): Promise<Application> {
  let moved = application;
  for (const next of stepsTo(application.status, status)) {
    moved = await moveStatus(unit, moved, next, { actor: 'applicant' });
  }
  const change = {
    revision: application.revision + 1,
    changed_at: unit.now,
    email_verified_at: application.email_verified_at ?? unit.now,
    submitted_at: status === 'completed' ? unit.now : null,
  };
  await updateApplication(unit, application, change);
  return { ...moved, ...change };
}

/** Its row is locked. */
export async function updateApplication(
  { db }: RowUnit,
  { partner_id, id }: Application,
  change: Partial<
    Pick<Application, 'status' | 'revision' | 'changed_at' | 'email_verified_at' | 'submitted_at'>
  >,
): Promise<void> {
  await db
    .updateTable('application')
    .set(change)
    .where((row) => row.and({ partner_id, id }))
    .execute();
}
