import { kindsFor, type RequestedKind } from '@ndp/domain/settlement/document-kinds.ts';
import { byTheCustomer } from '@ndp/flows/estimate/planning/step.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import { programOf } from '../program/case-program.ts';

/** The documents the settlement of an application is asked for in its programme. */
export function requestedKinds(
  application: Application,
  partner: Pick<Partner, 'program_id' | 'versionOf'>,
): readonly RequestedKind[] {
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
