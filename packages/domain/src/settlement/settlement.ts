import type { RequestedKind } from './document-kinds.ts';
import type { DocumentFacts } from './invoice.ts';
import type { InvoiceDoubt, SettlementFacts } from './invoice-rules.ts';

/** A document as far as a settlement is checked by it. */
export interface SettledDocument {
  readonly id: string;
  readonly kind: string;
  /** SHA-256 of its file, hexadecimal. */
  readonly hash: string;
  readonly facts: DocumentFacts | null;
  /** Of an invoice, the day it bears as an officer read it off. */
  readonly issuedOn?: string | null;
}

/** A settlement as it is, or would be, sent. */
export interface Settlement {
  readonly facts: SettlementFacts;
  readonly requested: readonly RequestedKind[];
  readonly documents: readonly SettledDocument[];
  /** The cost an officer found proven, grosze; null: nobody said yet. */
  readonly provenGr: number | null;
}

/** What a settlement is asked, as an officer asks it. */
export const settlementRules = [
  'complete',
  'legible',
  'whole',
  'finished',
  'agreed_device',
  'stands_alone',
  'buyer',
  'work',
  'device',
  'amount',
  'cost',
  'payment',
  'print',
] as const;
export type SettlementRule = (typeof settlementRules)[number];

/** Why a settlement may not pass as it is, beside the doubts about a single invoice. */
export const settlementDoubts = [
  'missing',
  'repeated',
  'small_picture',
  'dark_picture',
  'blurred_picture',
  'date_future',
  'before_agreement',
  'after_program',
  'finished_before_supply',
  'device_changed',
  'below_agreed',
  'no_proof',
  'proof_is_other',
  'paid_less',
  'code_of_test',
  'code_of_other',
  'print_differs',
] as const;

/** One thing that does not fit, and what it is about. */
export interface SettlementDoubt {
  readonly doubt: InvoiceDoubt | (typeof settlementDoubts)[number];
  /** The document, where it is about one. */
  readonly document?: string;
  /** The kind of document that is missing. */
  readonly kind?: string;
}

/** Where an answer comes from; `none`: nothing is known, so a person has to look. */
export const findingSources = ['xml', 'code', 'typed', 'picture', 'documents', 'none'] as const;

/** What answers a rule. */
export interface RuleAnswer {
  readonly source: (typeof findingSources)[number];
  readonly doubts: readonly SettlementDoubt[];
}

export interface SettlementFinding extends RuleAnswer {
  readonly rule: SettlementRule;
  readonly verdict: 'agrees' | 'differs' | 'unknown';
}

/** The answer where nothing is known. */
export const unknownAnswer: RuleAnswer = { source: 'none', doubts: [] };
