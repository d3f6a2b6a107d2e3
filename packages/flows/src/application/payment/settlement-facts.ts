import type { SettlementFacts } from '@ndp/domain/settlement/invoice-rules.ts';

/** What an application says of itself, as far as a settlement is held against it. */
interface SettledApplication {
  readonly client: {
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly building_name: string | null;
  };
  readonly project: { readonly nip: string | null; readonly heater_model_name: string | null };
  readonly payment: { readonly earliest_completion: string; readonly latest_completion: string };
}

/** What invoices are held against: the applicant, the days of the agreement, and what was declared last. */
export function settlementFacts(
  { client, project, payment }: SettledApplication,
  declared: {
    readonly completion_date?: string | undefined;
    readonly heater_model_name?: string | undefined;
  },
): SettlementFacts {
  const { first_name, last_name, building_name } = client;
  return {
    applicant: {
      name: building_name ?? [first_name, last_name].filter(Boolean).join(' '),
      nip: project.nip,
      isPerson: building_name === null,
    },
    agreedOn: payment.earliest_completion,
    latest: payment.latest_completion,
    device: declared.heater_model_name || project.heater_model_name || '',
    completedOn: declared.completion_date || null,
  };
}
