import type { CaseTrait } from '@ndp/domain/workflow/case-traits.ts';

export interface CaseTraitTable {
  partner_id: string;
  application_id: string;
  trait: CaseTrait;
  hash: Uint8Array;
}

export interface SearchTokenTable {
  partner_id: string;
  application_id: string;
  /** `facts`, a section, or `co_owner` with its id. */
  told_in: string;
  token: Uint8Array;
}

/** Keyed hashes by which cases are compared and found. */
export interface HashTables {
  case_trait: CaseTraitTable;
  search_token: SearchTokenTable;
}
