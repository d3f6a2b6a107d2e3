/** What a document consists of, before it is laid on pages. Plain text; the drawing decides fonts and places. */
export type Block =
  | { readonly kind: 'title'; readonly text: string; readonly subtitle: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone?: 'quiet' }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'amount'; readonly label: string; readonly figures: string; readonly words: string }
  | { readonly kind: 'facts'; readonly name: string; readonly rows: readonly Fact[] }
  | { readonly kind: 'grid'; readonly grid: Grid }
  | { readonly kind: 'clauses'; readonly clauses: readonly Clause[] }
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }
  | { readonly kind: 'signatures'; readonly signers: readonly Signer[] }
  | { readonly kind: 'page' };

/** A row of a two-column table: what, and its value. */
export type Fact = readonly [label: string, value: string];

export interface Grid {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Share of the width each column takes; they add up to 1. */
  readonly widths: readonly number[];
  /** Columns whose cells are set flush right: numbers. */
  readonly rightColumns?: readonly number[];
  /** Whether the last row is the result. */
  readonly hasTotal?: boolean;
}

/** A numbered sentence with its numbered points, as Polish drafting has it: 1. … 1) …; 2) … */
export interface Clause {
  readonly label: string;
  readonly text: string;
  readonly points: readonly { readonly label: string; readonly text: string }[];
}

/** Who signs, and the reference by which the box is found again. */
export interface Signer {
  readonly ref: 'applicant' | 'second' | 'organiser';
  readonly role: string;
  readonly name: string;
  readonly note: string;
}
