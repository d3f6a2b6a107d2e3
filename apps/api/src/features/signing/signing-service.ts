import type { DocumentData } from '@ndp/documents/document-data.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { AppContext } from '../../platform/context.ts';
import type { PaperName } from '../../platform/database/schema/document-names.ts';
import type { EmbeddedContext, FaultOf } from './embedded/context.ts';
import type { SigningPorts } from './port/ports.ts';
import type { detachedSeal } from './seal/detached-seal.ts';

/** A document as it was sent for signature. */
interface SentDocument extends ApplicationKey {
  readonly requestId: string;
  readonly paper: PaperName;
}

/** The part of signing that calls use. */
export interface SigningService extends SigningPorts {
  /** Signing on the portal itself; undefined where nothing was ever sealed here: then no signing link opens anything. */
  readonly embedded?: EmbeddedContext | undefined;
  /** Why nothing of a partner's can be signed now, as a sentence for the operator; undefined when all is well. */
  readonly faultOf?: FaultOf | undefined;
  /** Why the last document of a partner that this process sealed has no proof that nothing was revoked, as a sentence. */
  readonly proofFaultOf?: ((partnerId: string) => string | undefined) | undefined;
  /** When the certificate of a partner's seal ends; undefined when there is none, or another provider seals. */
  readonly sealEndOf?: ((partnerId: string) => Promise<Date | undefined>) | undefined;
  /**
   * Seals any bytes with the organiser’s certificate: a detached CMS, DER. Undefined where nothing is sealed here.
   *
   * @throws {SealUnfit} the seal cannot be used now
   */
  readonly sealBytes?: ReturnType<typeof detachedSeal> | undefined;
  /** Tells the signing worker that something has happened; called after the commit. */
  readonly wake: () => void;
  /** The English reading copy of a document as a PDF; undefined when there is none of it. */
  readonly readingCopy?: ((paper: SentDocument) => Promise<Uint8Array | undefined>) | undefined;
  /** What a document that was sent is made of, for a page; undefined when only its file can be read. */
  readonly printedData?: ((document: PrintedDocument) => Promise<DocumentData | undefined>) | undefined;
}

/** Which document, in which language. */
export interface PrintedDocument extends ApplicationKey {
  readonly paper: PaperName;
  readonly language: Language;
}

/** Dependencies of the calls of signing. */
export interface SigningCallContext extends AppContext {
  readonly signing: SigningService;
}
