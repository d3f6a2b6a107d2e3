import { toGrosze } from '@ndp/domain/money/grosze.ts';
import type { Invoice } from '@ndp/domain/settlement/invoice.ts';
import type { SettlementFacts } from '@ndp/domain/settlement/invoice-rules.ts';

/** What an application says of itself, as far as a settlement is held against it. */
interface SettledApplication {
  readonly client: {
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly building_name: string | null;
  };
  readonly project: { readonly nip: string | null; readonly heater_model_name: string | null };
  /** What the agreement grants, PLN. */
  readonly quote: number | null;
  readonly payment: { readonly earliest_completion: string; readonly latest_completion: string };
}

/**
 * The last day of work by the invoices that were read, where the agreement allows it: nobody types it twice. Undefined:
 * none tells it.
 */
export function finishedByInvoices({
  documents,
  earliest_completion,
  latest_completion,
}: SettledApplication['payment'] & {
  readonly documents: readonly { readonly invoice?: Pick<Invoice, 'supplied_on'> | undefined }[];
}): string | undefined {
  const days = documents.flatMap(({ invoice }) => invoice?.supplied_on ?? []).toSorted();
  const last = days.at(-1);
  return last !== undefined && last >= earliest_completion && last <= latest_completion ? last : undefined;
}

/** What is declared of the work. */
interface DeclaredWork {
  readonly completion_date?: string | undefined;
  readonly heater_model_name?: string | undefined;
}

/** What invoices are held against: the applicant, the days of the agreement, and what was declared last. */
export function settlementFacts(
  { client, project, quote, payment }: SettledApplication,
  declared: DeclaredWork,
  today: string,
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
    agreedDevice: project.heater_model_name ?? '',
    agreedGr: quote === null ? null : toGrosze(quote),
    completedOn: declared.completion_date || null,
    today,
  };
}
