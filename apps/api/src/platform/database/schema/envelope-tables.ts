import type { Generated, Selectable } from 'kysely';

interface SigningEnvelopeTable {
  partner_id: string;
  id: string;
  request_id: string;
  application_id: string;
  state: 'draft' | 'sent' | 'declined' | 'cancelled';
  /** Sealed. */
  terms: Uint8Array;
  /** Sealed. */
  document: Uint8Array;
  document_hash: string;
  /** Sealed. */
  sealed_document: Uint8Array | null;
  created_at: Date;
  expires_at: Date;
}
export type EnvelopeRow = Selectable<SigningEnvelopeTable>;

export interface SigningSignerTable {
  partner_id: string;
  envelope_id: string;
  n: number;
  ref: string;
  state: 'waiting' | 'viewed' | 'signed' | 'declined';
  /** Sealed: name and e-mail. */
  person: Uint8Array;
  code_hash: Uint8Array | null;
  code_expires_at: Date | null;
  code_tries: Generated<number>;
  signed_at: Date | null;
  /** Sealed: why this person declined. */
  sealed_reason: Uint8Array | null;
}

/** A signer, opened. */
export type SignerRow = Omit<Selectable<SigningSignerTable>, 'person' | 'sealed_reason'> & {
  readonly name: string;
  readonly email: string;
  /** Why this person declined. */
  readonly declineReason: string | null;
};

interface SigningEventTable {
  partner_id: string;
  envelope_id: string;
  n: number;
  /** Sealed: JSON, hashed to the letter. */
  sealed_body: Uint8Array;
  hash: string;
}

/** The tables of signing on the portal itself. */
export interface EmbeddedTables {
  signing_envelope: SigningEnvelopeTable;
  signing_signer: SigningSignerTable;
  signing_event: SigningEventTable;
}
