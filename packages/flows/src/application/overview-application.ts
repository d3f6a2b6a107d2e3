import type { ApplicationAnswers } from './answered.ts';
import type { NextMove } from './move-names.ts';
import type { StatusEvent } from './timeline.ts';

type Section = Readonly<Record<string, unknown>> | null;

/** What the overview reads of an application, under the wire's names; the answer of the call fits into it. */
export interface OverviewApplication {
  readonly reference: string;
  readonly status: string;
  /** Whole PLN. */
  readonly quote: number | null;
  readonly contact_email: string | null;
  /** Who applies, and the address that was confirmed. */
  readonly client: ApplicationAnswers;
  /** The project, and the applicant's numbers in public registers. */
  readonly project: ApplicationAnswers & { readonly heater_installer_name?: string | null };
  readonly building_address: Section;
  readonly building_info: Section;
  readonly settlement: Section;
  /** The flags; `given_at` is the moment they were given, in ISO 8601. */
  readonly consent: Section;
  /** Whether messages go to the additional address. */
  readonly second_address?: string | null | undefined;
  /** When the organiser entered energy data; null where nobody asked to be called back. */
  readonly measured_at?: string | null | undefined;
  /** Its place among those that wait for money of the programme; null where it does not wait. */
  readonly waiting_place?: number | null | undefined;
  /** Whose move it is; null: nothing more is asked of anybody. */
  readonly next?: NextMove | null | undefined;
  /** Whether its programme leaves time for what follows when it is sent. */
  readonly can_be_sent?: boolean | undefined;
  /** Of sending and finishing, `YYYY-MM-DD`. */
  readonly last_days?: { readonly send: string; readonly finish: string } | undefined;
  readonly history?: readonly StatusEvent[] | undefined;
}
