import type { Sealed } from './column-types.ts';

export interface AbuseTables {
  attempt_window: AttemptWindowTable;
  spent_proof: SpentProofTable;
  suppressed_address: SuppressedAddressTable;
}

interface AttemptWindowTable {
  /** Keyed hash. */
  name: string;
  count: number;
  ends_at: Date;
}

interface SpentProofTable {
  hash: Uint8Array;
  ends_at: Date;
}

interface SuppressedAddressTable {
  hash: Uint8Array;
  address: Sealed;
  reason: string;
  since: Date;
  ends_at: Date;
}
