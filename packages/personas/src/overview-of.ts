import type { OverviewApplication } from '@ndp/flows/application/overview-application.ts';
import type { Persona } from './persona.ts';

const nobody = {
  ...{ first_name: null, last_name: null, building_name: null },
  ...{ second_first_name: null, second_last_name: null, second_email: null },
};
const notMeasured = { kind: 'estimate', call_by: null, measured_at: null, zero_cause: null } as const;
const unnumbered = { pesel: null, nip: null, regon: null, krs: null };
const unasked = {
  is_installed_by_the_customer: null,
  heater_installer_key: null,
  heater_custom_installer: null,
  construction_year: null,
  heat_source: null,
  heat_source_variant: null,
  is_sub_type_assumed: null,
  surface_area: null,
  existing_heat_source: null,
  index_annual_demand: null,
  efficiency_before: null,
  efficiency_after: null,
  heater_installer_name: null,
};

/** The complete application of a persona, as its overview reads it. */
export function overviewOf({ answers, sections }: Persona) {
  const { client_info, ...others } = sections;
  const { email, project_variant, quote } = answers;
  return {
    reference: 'NDP-2026-7KQ4',
    ...notMeasured,
    status: 'completed',
    quote: quote.quote,
    contact_email: email,
    client: { ...nobody, ...client_info, email },
    project: { ...unasked, ...answers, ...unnumbered, ...client_info, variant: project_variant },
    ...others,
    history: [
      { status: 'submitted', at: '2026-11-19T18:02:00Z' },
      { status: 'verified', at: '2026-11-20T06:15:00Z' },
      { status: 'in_completion', at: '2026-11-20T06:20:00Z' },
      { status: 'completed', at: '2026-11-20T23:30:00Z' },
    ],
  } satisfies OverviewApplication;
}
