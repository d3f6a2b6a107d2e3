import { openCipher } from '../../../cases/keys/application-keys.ts';
import { type ApplicationKey, ofCase } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import type { ApplicationCipher } from '../../../platform/crypto/application-cipher.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { applicationOf } from '../requests/requests.ts';
import { type ChainLink, chainStart, findBreak, nextLink, type SigningEvent } from './chain.ts';
import type { Envelope, EnvelopeKey } from './envelopes.ts';

/** Adds an entry to the record of a locked document. The chain goes over the entries as they are, the seal around each. */
export async function addEvent(trx: Trx, { row, cipher }: Envelope, event: SigningEvent): Promise<void> {
  const key = { partnerId: row.partner_id, envelopeId: row.id };
  const last = await readLast(trx, key);
  const link = nextLink(chainStart(row.partner_id, row.id, row.document_hash), last, event);
  const { n, hash } = link;
  await trx
    .insertInto('signing_event')
    .values({
      partner_id: row.partner_id,
      envelope_id: row.id,
      n,
      hash,
      sealed_body: sealBody(cipher, key, link),
    })
    .execute();
}

/** The record of a document, oldest entry first. */
export async function readLinks(store: EncryptedStore, key: EnvelopeKey): Promise<ChainLink[]> {
  const rows = await readSealed(store.db, key);
  const [first] = rows;
  if (!first) return [];
  const cipher = await openCipher(store, applicationOf(first));
  return rows.map(({ n, sealed_body, hash }) => ({ n, hash, body: openBody(cipher, key, n, sealed_body) }));
}

/** The first act in the records of an application that does not open, or does not fit the one before it. */
export async function findRecordBreak(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<number | undefined> {
  const { partnerId } = key;
  const envelopes = await store.db
    .selectFrom('signing_envelope')
    .select(['id', 'document_hash'])
    .where((row) => row.and(ofCase(key)))
    .execute();
  if (envelopes.length === 0) return undefined;
  const cipher = await openCipher(store, key);
  for (const { id: envelopeId, document_hash } of envelopes) {
    const paper = { partnerId, envelopeId };
    const links = (await readSealed(store.db, paper)).map(({ n, sealed_body, hash }) => ({
      n,
      hash,
      body: tryOpen(cipher, paper, n, sealed_body),
    }));
    const broken = findBreak(chainStart(partnerId, envelopeId, document_hash), links);
    if (broken !== undefined) return broken;
  }
  return undefined;
}

/** What does not open fits no hash. */
function tryOpen(cipher: ApplicationCipher, key: EnvelopeKey, n: number, sealed: Uint8Array): string {
  try {
    return openBody(cipher, key, n, sealed);
  } catch {
    return '';
  }
}

function readSealed(db: Database, { partnerId, envelopeId }: EnvelopeKey) {
  return db
    .selectFrom('signing_event as event')
    .innerJoin('signing_envelope as envelope', (join) =>
      join
        .onRef('envelope.partner_id', '=', 'event.partner_id')
        .onRef('envelope.id', '=', 'event.envelope_id'),
    )
    .select(['event.n', 'event.sealed_body', 'event.hash', 'event.partner_id', 'envelope.application_id'])
    .where('event.partner_id', '=', partnerId)
    .where('event.envelope_id', '=', envelopeId)
    .orderBy('event.n')
    .execute();
}

/** An entry as it is stored. */
export function sealBody(
  cipher: ApplicationCipher,
  key: EnvelopeKey,
  { n, body }: Pick<ChainLink, 'n' | 'body'>,
): Uint8Array {
  return cipher.seal(body, eventContext(key, n));
}

function openBody(cipher: ApplicationCipher, key: EnvelopeKey, n: number, sealed: Uint8Array): string {
  return cipher.open(sealed, eventContext(key, n));
}

function readLast(trx: Trx, { partnerId, envelopeId }: EnvelopeKey) {
  return trx
    .selectFrom('signing_event')
    .select(['n', 'hash'])
    .where((row) => row.and({ partner_id: partnerId, envelope_id: envelopeId }))
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function eventContext({ partnerId, envelopeId }: EnvelopeKey, n: number): string {
  return ['signing-event', partnerId, envelopeId, n].join('\n');
}
