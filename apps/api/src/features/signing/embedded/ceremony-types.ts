import type { Language } from '@ndp/flows/message.ts';
import type { PaperName } from '../../../platform/database/schema/document-names.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import type { Unit } from '../../../platform/unit.ts';
import type { Hint } from '../port/port.ts';
import type { DeclarationName, Declarations } from './statement.ts';
import type { LinkFailure, WaitingDocuments } from './waiting-documents.ts';

/** From where somebody acts. */
export interface Trace {
  readonly ip: string;
  readonly userAgent: string;
}

/** The input of a signature. */
export interface SignatureInput {
  readonly code: string;
  readonly typedName: string;
  /** The documents that were shown, each with its SHA-256. */
  readonly documents: readonly { readonly paper: PaperName; readonly documentHash: string }[];
  /** Version of the statement that was shown. */
  readonly statement: string;
  /** What of it was declared. */
  readonly declarations: Declarations;
  /** Whether the signer was asked about a name that is not the application's, and insists on it; and why. */
  readonly insists?: boolean | undefined;
  readonly reason?: string | undefined;
}

/** A document a person opened, and its form. */
export interface DocumentOpening {
  readonly paper: PaperName;
  readonly form: 'page' | 'pdf';
  readonly language: Language;
}

/** Something has happened to these documents: whoever called notes the hints and tells the worker. */
interface SigningDone<Kind extends string> {
  readonly kind: Kind;
  readonly hints: readonly Hint[];
}

export type SigningOutcome =
  | SigningDone<'signed'>
  | { readonly kind: LinkFailure | 'other-document' | 'other-statement' | 'no-name' | 'code-over' }
  | { readonly kind: 'held' | 'closed' | 'locked' | 'other-name' | 'others-name' | 'no-person' }
  | { readonly kind: 'not-opened'; readonly documents: readonly PaperName[] }
  | { readonly kind: 'not-declared'; readonly name: DeclarationName }
  | { readonly kind: 'wrong-code'; readonly triesLeft: number };
export type DecliningOutcome = SigningDone<'declined'> | { readonly kind: LinkFailure };

/** The documents somebody may act on, held, and when. */
export interface SigningTurn extends Unit, WaitingDocuments {
  readonly application: Application;
}
