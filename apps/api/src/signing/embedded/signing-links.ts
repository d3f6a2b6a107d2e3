import type { Language } from '@ndp/flows/message.ts';
import { isSameHash, type KeyRing } from '../../secrets.ts';
import { openDocument, openTerms, readEnvelope, signerInTurn } from './envelopes.ts';
import type { EmbeddedParts } from './parts.ts';
import { hashLink } from './secrets.ts';
import { currentStatement, statements } from './statement.ts';
import type { EmbeddedDatabase, SignerRow } from './tables.ts';

export interface SigningLink {
  readonly partnerId: string;
  readonly token: string;
}

/** What the page of a signing link shows. */
export interface SigningView {
  readonly title: string;
  readonly language: Language;
  readonly document: Uint8Array;
  /** SHA-256 of the document, hexadecimal. */
  readonly documentHash: string;
  readonly signerName: string;
  readonly statement: { readonly version: string; readonly text: string };
  readonly expiresAt: Date;
  readonly returnUrl: string;
}

/** The paper a signing link opens; undefined for any link that does not. Reads only: nothing is noted or signed. */
export async function viewPaper(parts: EmbeddedParts, link: SigningLink): Promise<SigningView | undefined> {
  const now = parts.clock();
  const found = await findSigner(parts.db, parts.keys, link, now);
  if (!found) return undefined;
  const envelope = await readEnvelope(parts.db, { partnerId: link.partnerId, envelopeId: found.envelope_id });
  if (envelope?.row.state !== 'sent' || envelope.row.expires_at <= now) return undefined;
  if (signerInTurn(envelope)?.n !== found.n) return undefined;
  const { title, language, returnUrl } = openTerms(envelope, parts.keys);
  return {
    title,
    language,
    document: openDocument(envelope, parts.keys),
    documentHash: envelope.row.document_hash,
    signerName: found.name,
    statement: { version: currentStatement, text: statements[currentStatement]?.[language] ?? '' },
    expiresAt: found.link_expires_at ?? envelope.row.expires_at,
    returnUrl,
  };
}

/** The signer a link belongs to; undefined when it is unknown, has ended, or was replaced. */
export async function findSigner(
  db: EmbeddedDatabase,
  keys: KeyRing,
  { partnerId, token }: SigningLink,
  now: Date,
): Promise<SignerRow | undefined> {
  const hashes = hashLink(keys, partnerId, token);
  const signer = await db
    .selectFrom('signing_signer')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('link_hash', 'in', hashes)
    .where('link_expires_at', '>', now)
    .executeTakeFirst();
  const known = signer?.link_hash;
  return known && hashes.some((hash) => isSameHash(hash, known)) ? signer : undefined;
}
