/** Kinds of an invoice, as its structure FA(3) names them: plain, correction, advance, settling advances, simplified. */
export const invoiceTypes = ['VAT', 'KOR', 'ZAL', 'ROZ', 'UPR', 'KOR_ZAL', 'KOR_ROZ'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

interface InvoiceParty {
  /** Ten digits; null where the invoice names none. */
  readonly nip: string | null;
  readonly name: string | null;
  readonly address: string | null;
}

interface InvoiceLine {
  readonly name: string;
  /** As it is written, with its unit; null where none is given. */
  readonly quantity: string | null;
  /** Grosze; null where only the gross amount is given. */
  readonly netGr: number | null;
}

/** What an invoice says of itself. Days are `YYYY-MM-DD`, amounts grosze of its currency. */
export interface Invoice {
  readonly type: InvoiceType;
  readonly number: string;
  readonly issuedOn: string;
  /** Day of the delivery, or on which the service ended; null where it is not given, or lines tell it one by one. */
  readonly suppliedOn: string | null;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly currency: string;
  readonly grossGr: number;
  /** The first ones; `lineCount` tells how many there are. */
  readonly lines: readonly InvoiceLine[];
  readonly lineCount: number;
  /** Day by which the whole of it was paid; null where it does not say that it was. */
  readonly paidOn: string | null;
  /** Numbers of the invoices it corrects. */
  readonly corrects: readonly string[];
}
