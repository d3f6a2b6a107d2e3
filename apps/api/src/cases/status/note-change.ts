import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { moveStatus, updateApplication } from './move-status.ts';

/** Notes a change of an application whose row is locked; its first document says that the replacement is under way. */
export async function noteChange(unit: RowUnit, application: Application): Promise<Application> {
  if (application.status === 'contract_signed') {
    return moveStatus(unit, application, 'in_realisation', { actor: 'applicant' });
  }
  const change = { revision: application.revision + 1, changed_at: unit.now };
  await updateApplication(unit, application, change);
  return { ...application, ...change };
}
