import { type AskedKind, kindsFor } from '@ndp/domain/settlement/document-kinds.ts';
import { isBeforeAgreement, isSettling } from '@ndp/domain/settlement/settling.ts';
import { byTheCustomer } from '@ndp/flows/estimate/planning/step.ts';
import { programOf } from '../../cases/case-program.ts';
import { moveStatus, updateApplication } from '../../cases/status/move-status.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { SettlementClosed } from './refusals.ts';

/** @throws {SettlementClosed} the agreement is not signed, or the payment is applied for */
export function requireSettling({ status }: Application): void {
  if (isSettling(status)) return;
  throw new SettlementClosed(isBeforeAgreement(status) ? 'unsigned' : 'requested');
}

/** The documents an application is asked for in its programme. */
export function kindsAsked(
  application: Application,
  partner: Pick<Partner, 'program_id' | 'versionOf'>,
): readonly AskedKind[] {
  const { variant, heat_source, heat_source_variant, selected_installer, ...planned } = application.project;
  return kindsFor(
    {
      variant,
      heat_source: typeof heat_source === 'string' ? heat_source : null,
      heat_source_variant: typeof heat_source_variant === 'number' ? heat_source_variant : null,
      is_self_installed:
        planned.is_installed_by_the_customer === true || selected_installer === byTheCustomer,
    },
    programOf(application, partner),
  );
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
