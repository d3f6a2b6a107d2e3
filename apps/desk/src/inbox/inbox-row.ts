import type { CaseRow } from '@ndp/contract/desk/cases.ts';

/** A case of a list, and whose it is. */
export interface InboxRow extends CaseRow {
  readonly partner: string;
}

/** As much of a partner’s list as was read. */
export interface PartnerList {
  readonly partner: string;
  readonly rows: readonly InboxRow[];
  /** What the next page is asked with; null: there is none. */
  readonly next: string | null;
}

/** The id of a row in the page. */
export function rowId({ partner, reference }: Pick<InboxRow, 'partner' | 'reference'>): string {
  return `case-${partner}-${reference}`;
}
