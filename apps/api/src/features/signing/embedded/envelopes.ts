import type { Language } from '@ndp/flows/message.ts';
import type { Updateable } from 'kysely';
import { openCipher } from '../../../cases/keys/application-keys.ts';
import { type ApplicationKey, ofCase } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import type { ApplicationCipher } from '../../../platform/crypto/application-cipher.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import type {
  EnvelopeRow,
  SignerRow,
  SigningSignerTable,
} from '../../../platform/database/schema/envelope-tables.ts';
import { applicationOf, signatureContext } from '../requests/requests.ts';
import { openSigner, type SignerRowKey } from './sealed-signer.ts';

/** A document on the portal by its keys; outside it is named `partner/id`. */
export interface EnvelopeKey {
  readonly partnerId: string;
  readonly envelopeId: string;
}

/** The terms of an envelope, as its signers see them. */
export interface EnvelopeTerms {
  readonly title: string;
  readonly language: Language;
  readonly returnUrl: string;
}

/** A document with its signers in their order. */
export interface Envelope {
  readonly row: EnvelopeRow;
  readonly signers: readonly SignerRow[];
  /** Of the application it belongs to. */
  readonly cipher: ApplicationCipher;
}

/** The name of a document outside. */
export function providerIdOf({ partnerId, envelopeId }: EnvelopeKey): string {
  return `${partnerId}/${envelopeId}`;
}

/** The keys in such a name; what is no name leads to no document. */
export function readProviderId(providerId: string): EnvelopeKey {
  const [partnerId = '', envelopeId = ''] = providerId.split('/');
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(envelopeId);
  return { partnerId, envelopeId: isId ? envelopeId : '00000000-0000-0000-0000-000000000000' };
}

/** The document as it stands; undefined when there is none. */
export async function readEnvelope(store: EncryptedStore, key: EnvelopeKey): Promise<Envelope | undefined> {
  const row = await selectEnvelope(store.db, key).executeTakeFirst();
  return row && openEnvelope(store, row);
}

/** The document, locked until the transaction ends: whoever changes anything about it waits for the one before. */
export async function lockEnvelope(store: EncryptedStore, key: EnvelopeKey): Promise<Envelope | undefined> {
  const row = await selectEnvelope(store.db, key).forUpdate().executeTakeFirst();
  return row && openEnvelope(store, row);
}

/** All documents of an application, called off or not. */
export async function readEnvelopes(
  store: EncryptedStore,
  key: ApplicationKey,
  cipher: ApplicationCipher,
): Promise<readonly Envelope[]> {
  const rows = await store.db
    .selectFrom('signing_envelope')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .execute();
  return Promise.all(rows.map((row) => openEnvelope(store, row, cipher)));
}

/** A document's row with its signers, opened. */
export async function openEnvelope(
  store: EncryptedStore,
  row: EnvelopeRow,
  knownCipher?: ApplicationCipher,
): Promise<Envelope> {
  const cipher = knownCipher ?? (await openCipher(store, applicationOf(row)));
  const signers = await readSigners(store.db, { partnerId: row.partner_id, envelopeId: row.id }, cipher);
  return { row, signers, cipher };
}

/** The signer whose turn it is: the first who has not signed. */
export function signerInTurn({ signers }: Envelope): SignerRow | undefined {
  return signers.find((signer) => signer.state !== 'signed');
}

/** Changes one signer of a locked document. */
export async function changeSigner(
  trx: Trx,
  { partner_id, envelope_id, n }: SignerRowKey,
  change: Omit<Updateable<SigningSignerTable>, keyof SignerRowKey | 'person'>,
): Promise<void> {
  await trx
    .updateTable('signing_signer')
    .set(change)
    .where((row) => row.and({ partner_id, envelope_id, n }))
    .execute();
}

/** Changes the state of a locked document. */
export async function changeState(trx: Trx, { row }: Envelope, state: EnvelopeRow['state']): Promise<void> {
  await trx
    .updateTable('signing_envelope')
    .set({ state })
    .where((same) => same.and({ partner_id: row.partner_id, id: row.id }))
    .execute();
}

/** Opens the terms of an envelope. */
export function openTerms({ row, cipher }: Pick<Envelope, 'row' | 'cipher'>): EnvelopeTerms {
  return JSON.parse(
    cipher.open(row.terms, signatureContext('envelope-terms', row.partner_id, row.id)),
  ) as EnvelopeTerms;
}

/** The document as it was sent, until all have signed. */
export function openDocument({ row, cipher }: Envelope): Uint8Array {
  if (!row.document) throw new RangeError('nobody signs this document any more');
  const context = signatureContext('envelope-document', row.partner_id, row.id);
  return new Uint8Array(cipher.openBytes(row.document, context));
}

/** The document as all have signed it, under the organiser's seal; undefined before. */
export function openSealed({ row, cipher }: Pick<Envelope, 'row' | 'cipher'>): Uint8Array | undefined {
  if (!row.sealed_document) return undefined;
  const context = signatureContext('sealed-document', row.partner_id, row.id);
  return new Uint8Array(cipher.openBytes(row.sealed_document, context));
}

/** The sealed record of signatures, where it does not stand in the document itself. */
export function openRecord({ row, cipher }: Pick<Envelope, 'row' | 'cipher'>): Uint8Array | undefined {
  if (!row.sealed_record) return undefined;
  const context = signatureContext('sealed-record', row.partner_id, row.id);
  return new Uint8Array(cipher.openBytes(row.sealed_record, context));
}

function selectEnvelope(db: Database, { partnerId, envelopeId }: EnvelopeKey) {
  return db
    .selectFrom('signing_envelope')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, id: envelopeId }));
}

/** The signers of a document in their order. */
async function readSigners(
  db: Database,
  { partnerId, envelopeId }: EnvelopeKey,
  cipher: ApplicationCipher,
): Promise<SignerRow[]> {
  const rows = await db
    .selectFrom('signing_signer')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, envelope_id: envelopeId }))
    .orderBy('n')
    .execute();
  return rows.map((row) => openSigner(cipher, row));
}
