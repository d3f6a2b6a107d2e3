import type { ProjectVariant } from '@ndp/domain/project.ts';
import type { StatusEvent } from './timeline.ts';

type Section = Readonly<Record<string, unknown>> | null;

/** What the overview reads of an application, under the wire's names; the answer of the call fits into it. */
export interface OverviewApplication {
  readonly reference: string;
  readonly status: string;
  /** Whole PLN. */
  readonly quote: number | null;
  readonly contact_email: string | null;
  readonly client: {
    readonly client_type: string | null;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly building_name: string | null;
    readonly phone_number: string | null;
    readonly email: string | null;
    readonly contact_email: string | null;
  };
  readonly project: {
    readonly variant: ProjectVariant | (string & {});
    readonly construction_year: string | null;
    readonly heat_source: string | null;
    readonly heat_source_variant: number | null;
    readonly surface_area: number | null;
    readonly climate_zone: string | null;
    readonly existing_heat_source: string | null;
    readonly index_annual_demand: number | null;
    readonly efficiency_before: number | null;
    readonly efficiency_after: number | null;
    readonly planned_completion_date: string | null;
    readonly heater_model_name: string | null;
    readonly pesel: string | null;
    readonly nip: string | null;
    readonly regon: string | null;
    readonly krs: string | null;
  };
  readonly building_address: Section;
  readonly building_info: Section;
  readonly settlement: Section;
  /** The flags; `given_at` is the moment they were given, in ISO 8601. */
  readonly consent: Section;
  readonly history?: readonly StatusEvent[] | undefined;
}
