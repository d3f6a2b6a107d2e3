import type { Language } from '@ndp/flows/message.ts';

/** The legal levels of eIDAS, weakest first: simple, advanced, qualified. */
export const levels = ['SES', 'AES', 'QES'] as const;
export type SignatureLevel = (typeof levels)[number];

interface Capabilities {
  readonly levels: readonly SignatureLevel[];
  readonly languages: readonly Language[];
  readonly maxSigners: number;
  readonly maxDocumentBytes: number;
  /** Whether a document that already bears a seal may be sent. */
  readonly acceptsSealedDocument: boolean;
}

/** Where a signature stands on the document: page from 1, the rest in percent of the page from its top left. */
interface Box {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The ref of who signs first, or alone: the applicant. */
export const firstRef = '1';
/** The ref of the second person, where two sign for an organisation. */
export const secondRef = '2';

export interface Signer {
  /** The signer's place as text: '1', '2' … Unique within the document; two signers may share an address. */
  readonly ref: string;
  readonly email: string;
  readonly name: string;
  readonly level: SignatureLevel;
  readonly box: Box;
}

/** A document and all that is said to those who sign it. */
export interface SigningOrder {
  /** Our own id; the provider keeps it, so that a repeated creation is found. */
  readonly requestId: string;
  readonly partnerId: string;
  readonly title: string;
  readonly document: Uint8Array;
  /** SHA-256 of the document, hexadecimal. */
  readonly documentHash: string;
  /** In the order in which they sign. */
  readonly signers: readonly Signer[];
  readonly language: Language;
  readonly subject: string;
  readonly message: string;
  readonly expiresAt: Date;
  readonly returnUrl: string;
}

export type EnvelopeState =
  | 'draft'
  | 'sent'
  | 'viewed'
  | 'partially_signed'
  | 'sealing'
  | 'completed'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'error';

export interface SignerState {
  readonly ref: string;
  readonly state: 'waiting' | 'viewed' | 'signed' | 'declined';
  readonly signedAt?: Date | undefined;
  readonly declineReason?: string | undefined;
}

/** The state of an envelope at the provider. */
export interface Observation {
  readonly state: EnvelopeState;
  readonly signers: readonly SignerState[];
}

export interface Artefacts {
  readonly signedDocument: Uint8Array;
  readonly auditDocument?: Uint8Array | undefined;
}

/** A call from a provider. It says where to look, never what is true. */
export interface Hint {
  readonly providerId: string;
  readonly dedupeKey: string;
}

/** A place where documents are signed. Every call may be repeated; a repetition changes nothing. */
export interface SigningPort {
  readonly name: string;
  capabilities(): Capabilities;
  /**
   * Prepares the document without telling anybody. The same `requestId` again gives the same document.
   *
   * @returns the provider's id of it
   * @throws {SigningRefused} @throws {SigningDelayed}
   */
  create(order: SigningOrder): Promise<{ readonly providerId: string }>;
  /** Invites the signers. */
  send(providerId: string): Promise<void>;
  /** Invites the signers again who have not signed and whose turn it is. */
  remind(providerId: string, signerRefs: readonly string[]): Promise<void>;
  /** Ends the signing; harmless when it has ended. */
  cancel(providerId: string, reason: string): Promise<void>;
  /**
   * The only source of truth.
   *
   * @param until  the last moment in which one may sign: a provider whose own deadline may be another ends the signing then
   */
  status(providerId: string, until?: Date): Promise<Observation>;
  /** @throws {NotReady} the document is not completed; whether what is given is the sealed document, is for the asker to judge */
  artefacts(providerId: string): Promise<Artefacts>;
  /** Whether a call is the provider's own, judged by its raw bytes. Header names are in lower case. */
  verifyCallback(headers: Readonly<Record<string, string | undefined>>, raw: Uint8Array): Hint | 'invalid';
}

/** The provider refuses for good; asking again is pointless. The reason holds no personal data. */
export class SigningRefused extends Error {
  override readonly name = 'SigningRefused';
}

/** Not now: no answer, an overload, or an answer that cannot be read. The reason holds no personal data. */
export class SigningDelayed extends Error {
  override readonly name = 'SigningDelayed';
  /** How long the provider asked to be left alone, ms. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: string, retryAfterMs?: number) {
    super(reason);
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * The provider takes nothing of ours now, whichever document it is: a token that ended, a plan that is used up, an address
 * that leads elsewhere. No document is given up for it; a person has to look. The reason holds no personal data.
 */
export class ProviderClosed extends SigningDelayed {}

/** The seal of one organiser cannot be used now. The message is a sentence for the operator. */
export class SealUnfit extends SigningDelayed {}

/** The signed document cannot be had yet. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}
