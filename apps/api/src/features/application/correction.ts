import { mayBeCorrected, mayBeWithdrawn, mayProjectBeCorrected } from '@ndp/domain/workflow/corrections.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import type { AgreedCase } from '../../cases/agreed-terms.ts';
import { keyOf } from '../../cases/case-key.ts';
import { lastDaysOfCase } from '../../cases/last-days.ts';
import type { Opened } from '../../cases/link/open-by-link.ts';
import { removeSection } from '../../cases/sections.ts';
import { moveTo } from '../../cases/status/progress.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { cancelRequests, hasSigned } from '../signing/standing-requests.ts';
import { CorrectionClosed, TooLateToSend } from './refusals.ts';

/**
 * Whether a sent application may be opened again: it is not being decided on, nobody has signed anything, and it can still
 * be sent again.
 *
 * @param today  the day in Poland
 */
export async function canBeCorrected(
  db: Database,
  { application, partner }: Opened,
  today: string,
): Promise<boolean> {
  if (application.kind === 'callback' || isTooLate({ application, partner }, today)) return false;
  return mayBeCorrected(application.status, await isBeingSigned(db, application));
}

/** Whether the project may be corrected: an estimate's, until somebody has signed, and while it can still be sent. */
export async function canProjectBeCorrected(
  db: Database,
  { application, partner }: Opened,
  today: string,
): Promise<boolean> {
  if (application.kind === 'callback' || isTooLate({ application, partner }, today)) return false;
  return mayProjectBeCorrected(application.status, await isBeingSigned(db, application));
}

/** Whether the last day to send it has passed. */
export function isTooLate(agreed: AgreedCase, today: string): boolean {
  return today > lastDaysOfCase(agreed).send;
}

/** @throws {TooLateToSend} the last day to send it has passed */
export function requireInTime(agreed: AgreedCase, today: string): void {
  const { send } = lastDaysOfCase(agreed);
  if (today > send) throw new TooLateToSend(send);
}

/** Whether the applicant may still withdraw it: the agreement does not bear the applicant's signature. */
export async function canBeWithdrawn(db: Database, application: Application): Promise<boolean> {
  return mayBeWithdrawn(application.status, await isBeingSigned(db, application));
}

async function isBeingSigned(db: Database, { status, partner_id, id }: Application): Promise<boolean> {
  return status === 'contract_sent' && hasSigned(db, { partnerId: partner_id, applicationId: id });
}

/**
 * Opens a sent application again, whose row is held. Every section stays as it was saved, but the consents were given to
 * other data: they are asked anew, and what was given before stays on record. Documents that wait for a signature are
 * called off, to be made anew.
 *
 * @throws {TooLateToSend} it could not be sent again
 * @throws {CorrectionClosed} it was not sent, or is being decided on, or somebody has signed
 */
export async function openAgain(unit: RowUnit, opened: Opened): Promise<Application> {
  const { application } = opened;
  const today = polishDay(unit.now);
  requireInTime(opened, today);
  if (!(await canBeCorrected(unit.db, opened, today)))
    throw new CorrectionClosed(isOpen(application.status) ? 'open' : 'processed');
  const key = keyOf(application);
  await removeSection(unit.db, key, 'consent');
  await cancelRequests(unit, key, 'correction');
  return moveTo(unit, application, 'in_completion');
}
