import { stepsTo, type WayStatus } from '@ndp/domain/case/drafts.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { moveStatus, updateApplication } from './move-status.ts';

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
