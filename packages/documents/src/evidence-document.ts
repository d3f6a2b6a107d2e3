import type { Language } from '@ndp/flows/message.ts';
import { MissingValue } from './missing-value.ts';
import type { OwnSignatureEvidence } from './own-signature-facts.ts';
import type { evidenceEvents, openedForms } from './texts/evidence-messages.ts';

/** All a record of signatures is made of: the same evidence gives the same bytes. Moments are UTC, ISO 8601. */
export interface EvidenceDocument {
  readonly envelopeId: string;
  /** What the signed document is called. */
  readonly title: string;
  readonly language: Language;
  /** SHA-256 of the document as every signer saw it, hexadecimal. */
  readonly documentHash: string;
  /** Length of that document, so that it can be cut out of the sealed file again. */
  readonly documentBytes?: number | undefined;
  readonly signers: readonly EvidenceSigner[];
  /** The signing record, oldest first. */
  readonly events: readonly EvidenceEvent[];
  /** The hash of the record's last entry, hexadecimal. */
  readonly lastHash: string;
  /** Without it the record is headed neutrally. */
  readonly letterhead?: EvidenceLetterhead | undefined;
}

export interface EvidenceSigner {
  readonly name: string;
  readonly email: string;
  readonly typedName: string;
  readonly signedAt: string;
  /** The organisation it was signed for. */
  readonly represents?: string | undefined;
  /** Blank when the browser did not tell. */
  readonly ip: string;
  readonly userAgent: string;
  /** What the signer agreed to, as it was shown. */
  readonly statement: string;
  /** Whether each of its sentences was declared on its own. */
  readonly isDeclared?: boolean | undefined;
  /** What was found in the file that came back, where it was signed elsewhere: then there is no statement. */
  readonly own?: OwnSignatureEvidence | undefined;
}

export interface EvidenceEvent {
  readonly n: number;
  readonly kind: keyof typeof evidenceEvents;
  readonly at: string;
  /** Whose entry it is: the place of the signer, '1' the first. */
  readonly ref?: string | undefined;
  readonly ip?: string | undefined;
  /** How the document was opened, and in which language. */
  readonly form?: keyof typeof openedForms | undefined;
  readonly language?: string | undefined;
  /** When the document had been given whole to the signer. */
  readonly delivered?: string | undefined;
  readonly hash: string;
}

export interface EvidenceLetterhead {
  readonly partner: string;
  readonly organiser: string;
  readonly contact: readonly string[];
  /** `#rrggbb` */
  readonly primaryColor: string;
  readonly secondaryColor: string;
}

const sha256 = /^[0-9a-f]{64}$/;

/**
 * Refuses evidence that does not prove what the record says.
 *
 * @throws {MissingValue} a signer without a signature, a hash that is none, or an empty record
 */
export function assertProven(evidence: EvidenceDocument): void {
  const { title, envelopeId, signers, events, documentHash, lastHash } = evidence;
  const required: readonly (readonly [string, boolean])[] = [
    ['title', title.trim() !== ''],
    ['envelopeId', envelopeId.trim() !== ''],
    ['documentHash', sha256.test(documentHash)],
    ['signers.0', signers.length > 0],
    ['events.0', events.length > 0],
    ['lastHash', sha256.test(lastHash) && lastHash === events.at(-1)?.hash],
    ...signers.flatMap((signer, index) =>
      (['name', 'email', 'typedName', ...(signer.own ? [] : ['statement' as const])] as const).map(
        (key) => [`signers.${index}.${key}`, signer[key].trim() !== ''] as const,
      ),
    ),
    ...signers.map(({ signedAt }, index) => [`signers.${index}.signedAt`, isInstant(signedAt)] as const),
    ...events.map(({ at }, index) => [`events.${index}.at`, isInstant(at)] as const),
  ];
  const missing = required.find(([, isThere]) => !isThere);
  if (missing) throw new MissingValue(missing[0]);
}

function isInstant(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}
