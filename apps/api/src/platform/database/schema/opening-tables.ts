import type { Language } from '@ndp/flows/message.ts';
import type { Sealed } from './column-types.ts';

/** Addresses that wait for a programme to open. */
export interface OpeningTables {
  opening_wait: OpeningWaitTable;
}

export interface OpeningWaitTable {
  partner_id: string;
  id: string;
  /** Keyed hash. */
  email_hash: Uint8Array;
  address: Sealed;
  language: Language;
  /** Keyed hash. */
  token_hash: Uint8Array;
  asked_at: Date;
  confirmed_at: Date | null;
}
