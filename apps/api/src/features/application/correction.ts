import { mayBeCorrected, mayBeWithdrawn, mayProjectBeCorrected } from '@ndp/domain/workflow/corrections.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { keyOf } from '../../cases/case-key.ts';
import { removeSection } from '../../cases/sections.ts';
import { moveTo } from '../../cases/status/progress.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { cancelRequests, hasSigned } from '../signing/standing-requests.ts';
import { CorrectionClosed } from './refusals.ts';

/** Whether a sent application may be opened again: it is not being decided on, and nobody has signed anything. */
export async function canBeCorrected(db: Database, application: Application): Promise<boolean> {
  if (application.kind === 'callback') return false;
  return mayBeCorrected(application.status, await isBeingSigned(db, application));
}

/** Whether the project may be corrected: an estimate's, until somebody has signed. */
export async function canProjectBeCorrected(db: Database, application: Application): Promise<boolean> {
  if (application.kind === 'callback') return false;
  return mayProjectBeCorrected(application.status, await isBeingSigned(db, application));
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
 * @throws {CorrectionClosed} it was not sent, or is being decided on, or somebody has signed
 */
export async function openAgain(unit: RowUnit, application: Application): Promise<Application> {
  if (!(await canBeCorrected(unit.db, application)))
    throw new CorrectionClosed(isOpen(application.status) ? 'open' : 'processed');
  const key = keyOf(application);
  await removeSection(unit.db, key, 'consent');
  await cancelRequests(unit, key, 'correction');
  return moveTo(unit, application, 'in_completion');
}
