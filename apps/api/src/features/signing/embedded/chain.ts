import { createHash } from 'node:crypto';
import type {
  AgreedStatement,
  StoredOwnSignature,
} from '../../../platform/database/schema/envelope-tables.ts';

/** The kinds of entries in a signing record. */
export type EventKind =
  | 'created'
  | 'invited'
  | 'reminded'
  | 'opened'
  | 'code-sent'
  | 'code-refused'
  | 'name-held'
  | 'name-accepted'
  | 'name-refused'
  | 'own-received'
  | 'own-held'
  | 'own-accepted'
  | 'own-refused'
  | 'signed'
  | 'declined'
  | 'cancelled'
  | 'sealed';

/** One entry of a signing record. Only what is written here is ever kept of a visitor. */
export interface SigningEvent {
  readonly kind: EventKind;
  /** UTC, ISO 8601. */
  readonly at: string;
  /** Of which signer. */
  readonly ref?: string;
  readonly ip?: string;
  readonly userAgent?: string;
  readonly typedName?: string;
  /** Signed for an organisation, by whoever represents it. */
  readonly isRepresentative?: true;
  /** In which form and language the document was opened. */
  readonly form?: 'page' | 'pdf';
  readonly language?: string;
  /** When it had been given whole to the signer for the first time. */
  readonly delivered?: string;
  /** What the operator said who accepted or refused the name. */
  readonly reason?: string;
  readonly documentHash?: string;
  readonly statement?: AgreedStatement;
  /** What was found in the file that came back, where the signature was made elsewhere. */
  readonly own?: Pick<StoredOwnSignature, 'found' | 'match' | 'fileHash'>;
}

/** An entry as it is stored. */
export interface ChainLink {
  readonly n: number;
  readonly body: string;
  /** SHA-256 over the hash before, the number and the body; hexadecimal. */
  readonly hash: string;
}

/** Where a record begins: the document it belongs to, so that no record fits another document. */
export function chainStart(partnerId: string, envelopeId: string, documentHash: string): string {
  return sha256(['ndp signing record', partnerId, envelopeId, documentHash].join('\n'));
}

/** The entry that follows a record. */
export function nextLink(
  start: string,
  last: Pick<ChainLink, 'n' | 'hash'> | undefined,
  event: SigningEvent,
): ChainLink {
  const n = (last?.n ?? 0) + 1;
  const body = JSON.stringify(event);
  return { n, body, hash: hashLink(last?.hash ?? start, n, body) };
}

/**
 * The first entry that does not fit the one before it; undefined when the whole record holds. A record that lost its
 * end holds in itself: compare its last hash with the one printed on the evidence page.
 */
export function findBreak(start: string, links: readonly ChainLink[]): number | undefined {
  let before = start;
  for (const [i, link] of links.entries()) {
    if (link.n !== i + 1 || link.hash !== hashLink(before, link.n, link.body)) return i + 1;
    before = link.hash;
  }
  return undefined;
}

function hashLink(before: string, n: number, body: string): string {
  return sha256(`${before}\n${n}\n${body}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
