import type { SignerRow } from '../../../platform/database/schema/envelope-tables.ts';
import { type Envelope, openDocument } from './envelopes.ts';
import { openOwnDocument } from './sealed-signer.ts';

/** The document as it is now: as it was sent, or as the last who signed elsewhere sent it back. */
export function openShown(envelope: Envelope): Uint8Array {
  const last = lastOwn(envelope);
  return (last && openOwnDocument(envelope.cipher, last)) ?? openDocument(envelope);
}

/** The SHA-256, hexadecimal, of what a signer is shown: whoever signed elsewhere before has changed the file. */
export function hashShown(envelope: Envelope, signer: Pick<SignerRow, 'n'>): string {
  return lastOwn(envelope, signer.n)?.own?.fileHash ?? envelope.row.document_hash;
}

/** The last who signed elsewhere; each such file holds the one before. */
export function lastOwn({ signers }: Envelope, before = Number.POSITIVE_INFINITY): SignerRow | undefined {
  return signers.findLast(({ n, state, own }) => n < before && state === 'signed' && own !== null);
}
