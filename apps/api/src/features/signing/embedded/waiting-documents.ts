import { openCipher } from '../../../cases/keys/application-keys.ts';
import type { ApplicationKey } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import type { KeyRing } from '../../../platform/crypto/secrets.ts';
import type { Database } from '../../../platform/database/database.ts';
import { comparePapers, type PaperName } from '../../../platform/database/schema/document-names.ts';
import type { SignerRow } from '../../../platform/database/schema/envelope-tables.ts';
import { isPreparing } from '../requests/document-requests.ts';
import { type Envelope, openEnvelope, signerInTurn } from './envelopes.ts';
import { findSigner, type SigningLink } from './signing-links.ts';

/** A document and the signer whose turn it is. */
export interface WaitingDocument {
  readonly paper: PaperName;
  readonly envelope: Envelope;
  readonly signer: SignerRow;
}

/** All that waits for the holder of a signing link; at least one document, in the order in which they are read. */
export interface WaitingDocuments extends ApplicationKey {
  readonly documents: readonly WaitingDocument[];
  /** Until when all of them may be signed through this link. */
  readonly expiresAt: Date;
}

/** Why a link opens nothing: it is dead, whatever the reason; or not every document has reached its signers yet. */
export type LinkFailure = 'gone' | 'preparing';

/** What a signing link opens: its own document and whatever else of the application waits for the same person. */
export async function findWaiting(
  db: Database,
  keys: KeyRing,
  link: SigningLink,
  now: Date,
): Promise<WaitingDocuments | LinkFailure> {
  const holder = await findSigner({ db, keys }, link, now);
  if (!holder) return 'gone';
  const key = { partnerId: link.partnerId, applicationId: holder.application_id, cipher: holder.cipher };
  const documents = (await readWaiting({ db, keys }, key, now)).filter(({ signer }) =>
    isSamePerson(signer, holder),
  );
  const own = documents.find(
    ({ signer }) => signer.envelope_id === holder.envelope_id && signer.n === holder.n,
  );
  if (!own) return 'gone';
  if (await isPreparing(db, key)) return 'preparing';
  const ends = [holder.expires_at, ...documents.map(({ envelope }) => envelope.row.expires_at)];
  const expiresAt = new Date(Math.min(...ends.map((end) => end.getTime())));
  return { ...key, documents, expiresAt };
}

/** The documents of an application that can be signed now. A document whose end was asked for is none of them. */
export async function readWaiting(
  store: EncryptedStore,
  key: ApplicationKey,
  now: Date,
): Promise<WaitingDocument[]> {
  const { partnerId, applicationId } = key;
  const rows = await store.db
    .selectFrom('signing_envelope as envelope')
    .innerJoin('signature_request as request', (join) =>
      join
        .onRef('request.partner_id', '=', 'envelope.partner_id')
        .onRef('request.id', '=', 'envelope.request_id'),
    )
    .selectAll('envelope')
    .select('request.paper')
    .where('envelope.partner_id', '=', partnerId)
    .where('envelope.application_id', '=', applicationId)
    .where('envelope.state', '=', 'sent')
    .where('envelope.expires_at', '>', now)
    .where('request.cancel_reason', 'is', null)
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  const waiting: WaitingDocument[] = [];
  for (const { paper, ...row } of rows.toSorted(comparePapers)) {
    const envelope = await openEnvelope(store, row, cipher);
    const signer = signerInTurn(envelope);
    if (signer) waiting.push({ paper, envelope, signer });
  }
  return waiting;
}

/** Whether its signer has not opened a document yet. */
export function isUnopened({ signer }: Pick<WaitingDocument, 'signer'>): boolean {
  return signer.state === 'waiting';
}

/** Whether a signature under these documents waits for a person to look at its name. */
export function isHeld(documents: readonly Pick<WaitingDocument, 'signer'>[]): boolean {
  return documents.some(({ signer }) => signer.held_at !== null);
}

/** Whether two signers read the same mail. */
export function isSamePerson(one: Pick<SignerRow, 'email'>, other: Pick<SignerRow, 'email'>): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase();
}
