import { plainPln } from '@ndp/domain/money/grosze.ts';
import type { Invoice } from '@ndp/domain/settlement/invoice.ts';
import type { InvoiceDoubt, SettlementFacts } from '@ndp/domain/settlement/invoice-rules.ts';
import { formatGrosze } from '../../figures.ts';
import { type Language, say } from '../../message.ts';
import { formatDate } from '../../numbers.ts';
import { invoiceDoubtTexts, invoiceReadingMessages as messages } from './invoice-messages.ts';

/** The amount of an invoice in its own currency. */
export function invoiceAmount({ gross_gr, currency }: Invoice, language: Language): string {
  return currency === 'PLN' ? formatGrosze(gross_gr, language) : `${plainPln(gross_gr)} ${currency}`;
}

/** A party of an invoice by its name, or by its number. */
export function partyName({ name, nip }: Invoice['buyer'], language: Language): string {
  return name ?? nip ?? say(messages.unnamed, language);
}

/** What was read out of an invoice in one sentence. */
export function readingText(invoice: Invoice, language: Language): string {
  return say(messages.read, language, {
    number: invoice.number,
    day: formatDate(invoice.issued_on, language),
    amount: invoiceAmount(invoice, language),
    seller: partyName(invoice.seller, language),
    buyer: invoice ? partyName(invoice.buyer, language) : '',
  });
}

/** A letter about an invoice, as it was read or not, that asks for these things; in Polish. */
export function letterAsking(invoice: Invoice | undefined, requests: string): string {
  if (!invoice) return say(messages.letter_unread, 'pl', { requests });
  const { number, issued_on } = invoice;
  return say(messages.letter, 'pl', { number, day: formatDate(issued_on, 'pl'), requests });
}

/** What sentences about a settlement speak of. */
export interface InvoiceContext {
  readonly facts: SettlementFacts;
  /** The invoice that is spoken of; undefined: none that was read. */
  readonly invoice?: Invoice | undefined;
}

interface Doubted {
  readonly invoice: Invoice;
  readonly facts: SettlementFacts;
  readonly doubts: readonly InvoiceDoubt[];
}

/** Each doubt in one sentence: what does not fit, and whom to ask. */
export function doubtTexts({ doubts, ...of }: Doubted, language: Language): readonly string[] {
  const values = invoiceValues(of, language);
  return doubts.map((doubt) => say(invoiceDoubtTexts[doubt].what, language, values));
}

/** What is asked of whoever issued it, ready to be sent; in Polish, whoever reads the page. */
export function letterToInstaller({ doubts, ...of }: Doubted): string {
  const values = invoiceValues(of, 'pl');
  const requests = doubts.map((doubt) => say(invoiceDoubtTexts[doubt].request, 'pl', values)).join(' ');
  return letterAsking(of.invoice, requests);
}

/** The values of those sentences. */
export function invoiceValues({ invoice, facts }: InvoiceContext, language: Language) {
  const { applicant, agreedOn, latest, device } = facts;
  const nip = applicant.nip === null ? '' : `, NIP ${applicant.nip}`;
  return {
    buyer: invoice ? partyName(invoice.buyer, language) : '',
    applicant: applicant.isPerson ? applicant.name : `${applicant.name}${nip}`,
    agreed: formatDate(agreedOn, language),
    latest: formatDate(latest, language),
    supplied: invoice?.supplied_on ? formatDate(invoice.supplied_on, language) : '',
    device,
  };
}
