/** What bounds abuse; of no partner, because an address counts the same in every portal. */
export interface AbuseTables {
  attempt_window: AttemptWindowTable;
  spent_proof: SpentProofTable;
  suppressed_address: SuppressedAddressTable;
}

interface AttemptWindowTable {
  /** Keyed hash of what is counted. */
  name: string;
  count: number;
  ends_at: Date;
}

interface SpentProofTable {
  hash: Uint8Array;
  ends_at: Date;
}

interface SuppressedAddressTable {
  /** Keyed hash of the address. */
  hash: Uint8Array;
  /** Sealed. */
  address: Uint8Array;
  /** What the mail server answered, without its own words. */
  reason: string;
  since: Date;
  ends_at: Date;
}
