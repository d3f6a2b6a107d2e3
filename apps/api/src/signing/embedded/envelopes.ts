import type { Language } from '@ndp/flows/message.ts';
import type { KeyRing } from '../../secrets.ts';
import type { Database, Trx } from '../../store/database.ts';
import { contextOf, openBytes } from '../requests.ts';
import { type ChainLink, chainStart, nextLink, type SigningEvent } from './chain.ts';
import type { EnvelopeRow, SignerRow } from './tables.ts';

/** A paper on the portal by its keys; outside it is named `partner/id`. */
export interface EnvelopeKey {
  readonly partnerId: string;
  readonly envelopeId: string;
}

/** What the signers of a paper are told. */
export interface EnvelopeTerms {
  readonly title: string;
  readonly language: Language;
  readonly returnUrl: string;
}

/** A paper with its signers in their order. */
export interface Envelope {
  readonly row: EnvelopeRow;
  readonly signers: readonly SignerRow[];
}

/** The name of a paper outside. */
export function providerIdOf({ partnerId, envelopeId }: EnvelopeKey): string {
  return `${partnerId}/${envelopeId}`;
}

/** The keys in such a name; what is no name leads to no paper. */
export function readProviderId(providerId: string): EnvelopeKey {
  const [partnerId = '', envelopeId = ''] = providerId.split('/');
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(envelopeId);
  return { partnerId, envelopeId: isId ? envelopeId : '00000000-0000-0000-0000-000000000000' };
}

/** The paper as it stands; undefined when there is none. */
export async function readEnvelope(db: Database, key: EnvelopeKey): Promise<Envelope | undefined> {
  const row = await selectEnvelope(db, key).executeTakeFirst();
  return row && { row, signers: await readSigners(db, key) };
}

/** The paper, held until the transaction ends: whoever changes anything about it waits for the one before. */
export async function holdEnvelope(trx: Trx, key: EnvelopeKey): Promise<Envelope | undefined> {
  const row = await selectEnvelope(trx, key).forUpdate().executeTakeFirst();
  return row && { row, signers: await readSigners(trx, key) };
}

/** The signer whose turn it is: the first who has not signed. */
export function signerInTurn({ signers }: Envelope): SignerRow | undefined {
  return signers.find((signer) => signer.state !== 'signed');
}

/** Adds an entry to the record of a held paper. */
export async function addEvent(trx: Trx, { row }: Envelope, event: SigningEvent): Promise<void> {
  const key = { partnerId: row.partner_id, envelopeId: row.id };
  const last = (await readLinks(trx, key)).at(-1);
  const link = nextLink(chainStart(row.partner_id, row.id, row.document_hash), last, event);
  await trx
    .insertInto('signing_event')
    .values({ partner_id: row.partner_id, envelope_id: row.id, ...link })
    .execute();
}

/** The record of a paper, oldest entry first. */
export function readLinks(db: Database, { partnerId, envelopeId }: EnvelopeKey): Promise<ChainLink[]> {
  return db
    .selectFrom('signing_event')
    .select(['n', 'body', 'hash'])
    .where('partner_id', '=', partnerId)
    .where('envelope_id', '=', envelopeId)
    .orderBy('n')
    .execute();
}

/** Changes one signer of a held paper. */
export async function changeSigner(
  trx: Trx,
  { partner_id, envelope_id, n }: SignerRow,
  change: Partial<Omit<SignerRow, 'partner_id' | 'envelope_id' | 'n'>>,
): Promise<void> {
  await trx
    .updateTable('signing_signer')
    .set(change)
    .where('partner_id', '=', partner_id)
    .where('envelope_id', '=', envelope_id)
    .where('n', '=', n)
    .execute();
}

/** Changes the state of a held paper. */
export async function changeState(trx: Trx, { row }: Envelope, state: EnvelopeRow['state']): Promise<void> {
  await trx
    .updateTable('signing_envelope')
    .set({ state })
    .where('partner_id', '=', row.partner_id)
    .where('id', '=', row.id)
    .execute();
}

/** What the signers are told. */
export function openTerms({ row }: Envelope, keys: KeyRing): EnvelopeTerms {
  return JSON.parse(
    keys.open(row.terms, contextOf('envelope-terms', row.partner_id, row.id)),
  ) as EnvelopeTerms;
}

/** The paper every signer sees. */
export function openDocument({ row }: Envelope, keys: KeyRing): Uint8Array {
  return openBytes(keys, row.document, contextOf('envelope-document', row.partner_id, row.id));
}

function selectEnvelope(db: Database, { partnerId, envelopeId }: EnvelopeKey) {
  return db
    .selectFrom('signing_envelope')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('id', '=', envelopeId);
}

/** The signers of a paper in their order. */
export function readSigners(db: Database, { partnerId, envelopeId }: EnvelopeKey): Promise<SignerRow[]> {
  return db
    .selectFrom('signing_signer')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('envelope_id', '=', envelopeId)
    .orderBy('n')
    .execute();
}
