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
  readonly net_gr: number | null;
}

/** What an invoice says of itself. Days are `YYYY-MM-DD`, amounts grosze of its currency. */
export interface Invoice {
  readonly type: InvoiceType;
  readonly number: string;
  readonly issued_on: string;
  /** Day of the delivery, or on which the service ended; null where it is not given, or lines tell it one by one. */
  readonly supplied_on: string | null;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly currency: string;
  readonly gross_gr: number;
  /** The first ones; `line_count` tells how many there are. */
  readonly lines: readonly InvoiceLine[];
  readonly line_count: number;
  /** Day by which the whole of it was paid; null where it does not say that it was. */
  readonly paid_on: string | null;
  /** Numbers of the invoices it corrects. */
  readonly corrects: readonly string[];
}

/** Whose system a verification code names: that of the law, one for tests, not valid for money, or none of them. */
export const codeSystems = ['official', 'test', 'other'] as const;

/** What the verification code on a printed invoice says (KOD I of KSeF). */
export interface VerificationCode {
  readonly system: (typeof codeSystems)[number];
  /** Tax number of the seller. */
  readonly nip: string;
  /** Day of issue, `YYYY-MM-DD`. */
  readonly issued_on: string;
  /** SHA-256 of the invoice's file, hexadecimal. */
  readonly hash: string;
}

/** What was read out of a document once, when it came. */
export interface DocumentFacts {
  readonly invoice?: Invoice;
  /** The number KSeF gave it, as the name of its file tells; its check holds. */
  readonly ksefNumber?: string;
  /** Of a printed invoice. */
  readonly code?: VerificationCode;
  /** Of whatever came as pages or a picture. */
  readonly picture?: PictureFacts;
}

/** How well a picture, or the worst page of a document, may be read. */
export interface PictureFacts {
  /** Its longer side, pixels. */
  readonly side: number;
  /** How much of its contrast lies between neighbours (Laplacian by deviation, at 1 000 pixels): print is above 0.1. */
  readonly sharpness: number;
  /** Mean lightness, 0 black to 255 white. */
  readonly light: number;
}

/** Whether an invoice only changes another, or only asks for money in advance: by itself it proves no finished work. */
export function leansOnAnother({ type }: Pick<Invoice, 'type'>): 'correction' | 'advance' | undefined {
  if (type.startsWith('KOR')) return 'correction';
  return type === 'ZAL' ? 'advance' : undefined;
}
