import type { Language } from '@ndp/flows/message.ts';
import type { PartnerDirectory } from '../../../platform/partners/partners.ts';
import type { Unit, UnitContext } from '../../../platform/unit.ts';
import type { OwnSignatureReading } from '../own/own-signature-reading.ts';
import type { SealOrder } from '../seal/place-seal.ts';
import type { SignatureRecord } from './signature-record.ts';

/** To whom something is mailed about a document. */
export interface Addressee {
  readonly partnerId: string;
  readonly applicationId: string;
  readonly requestId: string;
  readonly email: string;
  readonly language: Language;
  /** What the document is called. */
  readonly title: string;
  /** For whom the second of two signs; undefined for the applicant. */
  readonly organisation?: string | undefined;
}

/** Why a signature waits: because of its name, because it was made elsewhere; or that it is the second person's. */
export type HeldAbout = 'name' | 'signature' | 'second';

/** How signers are reached. Both write a promise to mail in the transaction they are given. */
export interface SigningPost {
  /** The link with which one signs; `token` is its secret. */
  invite(
    unit: Unit,
    to: Addressee,
    invitation: { readonly token: string; readonly expiresAt: Date; readonly isReminder: boolean },
  ): Promise<void>;
  sendCode(
    unit: Unit,
    to: Addressee,
    code: { readonly code: string; readonly minutes: number },
  ): Promise<void>;
  /** Tells the applicant that a signature waits for a person. */
  tellHeld(unit: Unit, to: Addressee, about: HeldAbout): Promise<void>;
}

/** Asked with the partners as the caller sees them: within a transaction its connection may be the only one. */
export type FaultOf = (
  partnerId: string,
  partners: Pick<PartnerDirectory, 'all' | 'find'>,
) => Promise<string | undefined>;

/** All that signing on the portal needs. */
export interface EmbeddedContext extends UnitContext {
  readonly post: SigningPost;
  /** Draws the evidence page; resolves to a PDF. */
  readonly drawRecord: (evidence: SignatureRecord, applicationId: string) => Promise<Uint8Array>;
  /** Reads a document that came back with a signature of the signer's own means. */
  readonly readOwnSignature: (sent: Uint8Array, file: Uint8Array) => Promise<OwnSignatureReading>;
  /** Appends and seals; the document's bytes stay as they are. */
  readonly seal: (order: SealOrder) => Promise<Uint8Array>;
  /** Why a partner's documents cannot be signed now, for the operator; undefined when they can. */
  readonly faultOf?: FaultOf | undefined;
}
