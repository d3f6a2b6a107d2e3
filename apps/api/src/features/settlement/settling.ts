import { isBeforeAgreement, isSettling } from '@ndp/domain/case/settling.ts';
import { moveStatus, updateApplication } from '../../cases/status/move-status.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { SettlementClosed } from './refusals.ts';

/** @throws {SettlementClosed} the agreement is not signed, or the payment is applied for */
export function requireSettling({ status }: Application): void {
  if (isSettling(status)) return;
  throw new SettlementClosed(isBeforeAgreement(status) ? 'unsigned' : 'requested');
}

/** Notes a change of an application whose row is held; its first document says that the replacement is under way. */
export async function noteChange(unit: RowUnit, application: Application): Promise<Application> {
  if (application.status === 'contract_signed') {
    return moveStatus(unit, application, 'in_realisation', { actor: 'applicant' });
  }
  const change = { revision: application.revision + 1, changed_at: unit.now };
  await updateApplication(unit, application, change);
  return { ...application, ...change };
}
