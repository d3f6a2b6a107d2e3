import { isBeforeAgreement, isSettling } from '@ndp/domain/case/settling.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { SettlementClosed } from './refusals.ts';

/** @throws {SettlementClosed} the agreement is not signed, or the payment is applied for */
export function requireSettling({ status }: Application): void {
  if (isSettling(status)) return;
  throw new SettlementClosed(isBeforeAgreement(status) ? 'unsigned' : 'requested');
}
