import { foldWords, isSameName } from '../identifiers/signer-name.ts';
import { type Invoice, leansOnAnother } from './invoice.ts';

/** What a settlement is held against. Days are `YYYY-MM-DD`. */
export interface SettlementFacts {
  /** As the application names it: a person by first and last name, an organisation by its own and its tax number. */
  readonly applicant: { readonly name: string; readonly nip: string | null; readonly isPerson: boolean };
  /** The day of the agreement, and the last one it allows. */
  readonly agreedOn: string;
  readonly latest: string;
  /** The device as it was declared last; empty: not yet. */
  readonly device: string;
  /** The one the agreement names; empty: none yet. */
  readonly agreedDevice: string;
  /** The amount of the agreement, grosze; null: it names none. */
  readonly agreedGr: number | null;
  /** The day the replacement was finished; null: not told yet. */
  readonly completedOn: string | null;
  /** The day in Poland. */
  readonly today: string;
}

/** What an invoice is asked, in the order it is asked. */
const invoiceRules = ['stands_alone', 'buyer', 'work', 'device', 'amount'] as const;
export type InvoiceRule = (typeof invoiceRules)[number];

/** Why an invoice does not fit. */
export const invoiceDoubts = [
  'correction_alone',
  'advance_alone',
  'other_buyer',
  'issued_before',
  'supplied_before',
  'supplied_after',
  'issued_late',
  'issued_future',
  'no_device',
  'currency',
  'nothing_due',
] as const;
export type InvoiceDoubt = (typeof invoiceDoubts)[number];

export interface InvoiceFinding {
  readonly rule: InvoiceRule;
  /** Null: it fits. */
  readonly doubt: InvoiceDoubt | null;
}

/**
 * An invoice beside the agreement, rule by rule. `others` are the further documents of its kind; null where one is no
 * XML. What no machine can tell, such as a device only the picture of another invoice names, is no doubt.
 */
export function checkInvoice(
  invoice: Invoice,
  facts: SettlementFacts,
  others: readonly (Invoice | null)[] = [],
): readonly InvoiceFinding[] {
  const doubts: Readonly<Record<InvoiceRule, InvoiceDoubt | null>> = {
    stands_alone: leaning(invoice, others),
    buyer: isBuyer(invoice.buyer, facts.applicant) ? null : 'other_buyer',
    work: workDoubt(invoice, facts),
    device: namesDevice([invoice, ...others], facts.device) ? null : 'no_device',
    amount: amountDoubt(invoice),
  };
  return invoiceRules.map((rule) => ({ rule, doubt: doubts[rule] }));
}

function leaning(invoice: Invoice, others: readonly (Invoice | null)[]): InvoiceDoubt | null {
  const leans = leansOnAnother(invoice);
  if (!leans || others.some((other) => other === null || !leansOnAnother(other))) return null;
  return `${leans}_alone`;
}

/**
 * Tax numbers decide where both are there. Of names the applicant's words must be among the buyer's, whatever their case,
 * accents and signs: an invoice may be made out to a couple.
 */
function isBuyer({ nip, name }: Invoice['buyer'], applicant: SettlementFacts['applicant']): boolean {
  if (!applicant.isPerson && nip !== null && applicant.nip !== null) return nip === applicant.nip;
  if (name === null) return false;
  if (isSameName(name, applicant.name)) return applicant.isPerson || hasDigits(name, applicant.name);
  const words = foldWords(name);
  const asked = foldWords(applicant.name);
  return asked.length > 0 && asked.every((word) => words.includes(word));
}

/** Houses of one street are told apart by their numbers. */
const hasDigits = (name: string, other: string) => digitsOf(name) === digitsOf(other);
const digitsOf = (name: string) => (name.match(/\d+/g) ?? []).join(' ');

/**
 * Work paid for lies between the day of the agreement and its last day; its invoice may follow by the 15th of the month
 * after.
 *
 * @source act on goods and services tax, art. 106i(1)
 */
function workDoubt(
  invoice: Invoice,
  { agreedOn, latest, completedOn, today }: SettlementFacts,
): InvoiceDoubt | null {
  const { issued_on, supplied_on } = invoice;
  if (issued_on > today) return 'issued_future';
  if (supplied_on !== null && supplied_on < agreedOn) return 'supplied_before';
  if (issued_on < agreedOn) return 'issued_before';
  if (supplied_on !== null && supplied_on > latest) return 'supplied_after';
  return issued_on > lastDayToIssue(completedOn ?? latest) ? 'issued_late' : null;
}

function lastDayToIssue(finished: string): string {
  const [year = 0, month = 0] = finished.split('-').map(Number);
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10);
}

/** Whether any invoice names the device; one that is not read, or longer than what was read of it, may. */
function namesDevice(invoices: readonly (Invoice | null)[], device: string): boolean {
  const words = foldWords(device);
  if (words.length === 0) return true;
  return invoices.some((invoice) => {
    if (invoice === null || invoice.line_count > invoice.lines.length) return true;
    return invoice.lines.some(({ name }) => {
      const line = foldWords(name).join('');
      return words.every((word) => line.includes(word));
    });
  });
}

function amountDoubt(invoice: Invoice): InvoiceDoubt | null {
  if (invoice.currency !== 'PLN') return 'currency';
  return invoice.gross_gr <= 0 && leansOnAnother(invoice) !== 'correction' ? 'nothing_due' : null;
}

/** What invoices in PLN come to together, grosze, advances left out: the final invoice holds them. */
export function totalGr(invoices: readonly Invoice[]): number {
  return invoices
    .filter((invoice) => invoice.currency === 'PLN' && leansOnAnother(invoice) !== 'advance')
    .reduce((sum, { gross_gr }) => sum + gross_gr, 0);
}
