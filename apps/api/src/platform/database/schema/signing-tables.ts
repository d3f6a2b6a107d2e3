import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Sealed } from './column-types.ts';
import type { PaperName } from './document-names.ts';

export type RequestState =
  | 'queued'
  | 'creating'
  | 'created'
  | 'sent'
  | 'viewed'
  | 'partially_signed'
  | 'sealing'
  | 'completed'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'failed';

/** Dates are ISO texts. */
export interface KeptSignerState {
  readonly ref: string;
  readonly state: string;
  readonly signedAt?: string;
  /** Base64. */
  readonly sealedReason?: string;
}

interface SignatureRequestTable {
  partner_id: string;
  id: string;
  application_id: string;
  paper: PaperName;
  provider: string;
  provider_id: string | null;
  state: RequestState;
  terms: Sealed;
  /** Null: its signed document is in the store of files, and holds it. */
  document: Sealed | null;
  document_hash: string;
  signer_states: ColumnType<readonly KeptSignerState[], string | undefined, string>;
  cancel_reason: string | null;
  created_at: Date;
  changed_at: Date;
  due_at: Date;
  /** When it is to be looked at next for a reminder; null: never again. */
  remind_at: Generated<Date | null>;
  attempts: Generated<number>;
  looks: Generated<number>;
  failing_since: Date | null;
  lease: string | null;
  leased_until: Date | null;
  is_hinted: Generated<boolean>;
  last_error: string | null;
}
export type SignatureRequest = Selectable<SignatureRequestTable>;

interface SignatureStepTable {
  partner_id: string;
  request_id: string;
  n: number;
  state: RequestState;
  at: Date;
}

interface SignatureArtefactTable {
  partner_id: string;
  request_id: string;
  /** Null: it lies in the store of files, under this key. */
  signed_document: Sealed | null;
  signed_key: string | null;
  signed_bytes: number | null;
  signed_hash: string;
  audit_document: Sealed | null;
  stored_at: Date;
}
export type SignatureArtefact = Selectable<SignatureArtefactTable>;

interface SignatureHintTable {
  partner_id: string;
  request_id: string;
  dedupe_key: string;
  received_at: Date;
}

export interface SignatureTables {
  signature_request: SignatureRequestTable;
  signature_step: SignatureStepTable;
  signature_artefact: SignatureArtefactTable;
  signature_hint: SignatureHintTable;
}
