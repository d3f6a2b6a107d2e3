import { mayBeCorrected, mayBeWithdrawn } from '@ndp/domain/workflow/corrections.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { hasSigned } from '../signing/standing-requests.ts';

/** Whether a sent application may be opened again: it is not being decided on, and nobody has signed anything. */
export async function canBeCorrected(db: Database, application: Application): Promise<boolean> {
  if (application.kind === 'callback') return false;
  return mayBeCorrected(application.status, await isBeingSigned(db, application));
}

/** Whether the applicant may still withdraw it: the agreement does not bear the applicant's signature. */
export async function canBeWithdrawn(db: Database, application: Application): Promise<boolean> {
  return mayBeWithdrawn(application.status, await isBeingSigned(db, application));
}

async function isBeingSigned(db: Database, { status, partner_id, id }: Application): Promise<boolean> {
  return status === 'contract_sent' && hasSigned(db, { partnerId: partner_id, applicationId: id });
}
