import { stepsTo, type WayStatus } from '@ndp/domain/pipeline/corrections.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { moveStatus, updateApplication } from './move-status.ts';

/** To a status the applicant reached by what was just saved, with an event for each on the way; the row is held. */
export async function moveTo(
  trx: Trx,
  application: Application,
  status: WayStatus,
  now: Date,
): Promise<Application> {
  let moved = application;
  for (const next of stepsTo(application.status, status)) {
    moved = await moveStatus(trx, moved, next, { actor: 'applicant' }, now);
  }
  const change = {
    revision: application.revision + 1,
    changed_at: now,
    email_verified_at: application.email_verified_at ?? now,
    submitted_at: status === 'completed' ? now : null,
  };
  await updateApplication(trx, application, change);
  return { ...moved, ...change };
}
