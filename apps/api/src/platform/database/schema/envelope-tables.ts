import type { OwnSignature, PersonMatch } from '@ndp/domain/identifiers/own-signature.ts';
import type { Generated, Selectable } from 'kysely';
import type { Sealed } from './column-types.ts';

interface SigningEnvelopeTable {
  partner_id: string;
  id: string;
  request_id: string;
  application_id: string;
  state: 'draft' | 'sent' | 'declined' | 'cancelled';
  terms: Sealed;
  /** Null, as the sealed one: the signed document of its request is in the store of files, and holds both. */
  document: Sealed | null;
  document_hash: string;
  sealed_document: Sealed | null;
  /** The record of signatures, where it does not stand in the document itself. */
  sealed_record: Generated<Sealed | null>;
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
  person: Sealed;
  code_hash: Uint8Array | null;
  code_expires_at: Date | null;
  code_tries: Generated<number>;
  signed_at: Date | null;
  sealed_reason: Sealed | null;
  /** When the document had first been given whole to this signer. */
  delivered_at: Generated<Date | null>;
  held_at: Generated<Date | null>;
  held_signature: Generated<Sealed | null>;
  /** The document as it came back, signed with the signer's own means. */
  own_document: Generated<Sealed | null>;
  own_signature: Generated<Sealed | null>;
}

/** A signature that a person is to look at: under another name than the application's, or made elsewhere. */
export interface HeldSignature {
  readonly typedName: string;
  /** Why the name is another one, in the signer's words; may be empty. */
  readonly reason: string;
  readonly ip: string;
  readonly userAgent: string;
  /** None where it was made elsewhere. */
  readonly statement?: AgreedStatement | undefined;
}

/** What was found in a document that came back signed, and how it came. */
export interface StoredOwnSignature {
  readonly found: OwnSignature;
  readonly match: PersonMatch;
  /** Whether it counts without a person looking at it. */
  readonly isSure: boolean;
  /** SHA-256 of the file, hexadecimal. */
  readonly fileHash: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** Version and SHA-256 of what the signer agreed to, and which declarations were given one by one. */
export interface AgreedStatement {
  readonly version: string;
  readonly hash: string;
  readonly language: string;
  readonly declarations?: readonly string[];
}

export type SignerRow = Omit<
  Selectable<SigningSignerTable>,
  'person' | 'sealed_reason' | 'held_signature' | 'own_signature'
> & {
  readonly name: string;
  readonly email: string;
  readonly declineReason: string | null;
  readonly held: HeldSignature | null;
  readonly own: StoredOwnSignature | null;
};

interface SigningEventTable {
  partner_id: string;
  envelope_id: string;
  n: number;
  sealed_body: Sealed;
  hash: string;
}

export interface EmbeddedTables {
  signing_envelope: SigningEnvelopeTable;
  signing_signer: SigningSignerTable;
  signing_event: SigningEventTable;
}
