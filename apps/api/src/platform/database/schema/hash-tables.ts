import type { CaseTrait } from '@ndp/domain/workflow/case-traits.ts';
import type { OfCase } from './column-types.ts';

interface CaseTraitTable extends OfCase {
  trait: CaseTrait;
  hash: Uint8Array;
}

interface SearchTokenTable extends OfCase {
  /** `facts`, a section, or `co_owner` with its id. */
  told_in: string;
  token: Uint8Array;
}

interface EvidenceHashTable extends OfCase {
  /** `serial`, or the id of a document. */
  source: string;
  n: number;
  hash: Uint8Array;
}

/** Keyed hashes by which cases are compared and found. */
export interface HashTables {
  case_trait: CaseTraitTable;
  search_token: SearchTokenTable;
  evidence_hash: EvidenceHashTable;
}
