import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lapsedStates } from '../../../cases/facts/has-signed.ts';
import { openCipher } from '../../../cases/keys/application-keys.ts';
import { type ApplicationKey, ofCase } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import type { ApplicationCipher } from '../../../platform/crypto/application-cipher.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import type { PaperName } from '../../../platform/database/schema/document-names.ts';
import type { SignatureRequest } from '../../../platform/database/schema/signing-tables.ts';
import type { RowUnit, Unit } from '../../../platform/unit.ts';
import type { SigningOrder } from '../port/port.ts';

/** A document an application wants signed; the request's id and the document's hash are ours to give. */
export interface NewRequest extends ApplicationKey {
  readonly paper: PaperName;
  readonly provider: string;
  readonly order: Omit<SigningOrder, 'requestId' | 'partnerId' | 'documentHash'>;
}

export interface RequestKey {
  readonly partnerId: string;
  readonly requestId: string;
}

/** The stored terms of an order. */
type Terms = Omit<SigningOrder, 'requestId' | 'partnerId' | 'documentHash' | 'document' | 'expiresAt'> & {
  /** ISO moment. */
  readonly expiresAt: string;
};

/** SHA-256, hexadecimal. */
export function hashDocument(document: Uint8Array): string {
  return createHash('sha256').update(document).digest('hex');
}

/**
 * Promises to have a document signed, in the transaction of what it follows from. While a request for the same document
 * is under way or completed, that one stands and nothing is added. One whose end was asked for stands no longer.
 *
 * @returns the id of the request that stands
 */
export async function addRequest(
  { db: trx, keys, now }: Pick<Unit, 'db' | 'keys' | 'now'>,
  request: NewRequest,
): Promise<string> {
  const { partnerId, applicationId, paper, provider, order } = request;
  const id = randomUUID();
  const { document, ...terms } = order;
  const cipher = await openCipher({ db: trx, keys }, request);
  const inserted = await trx
    .insertInto('signature_request')
    .values({
      partner_id: partnerId,
      id,
      application_id: applicationId,
      paper,
      provider,
      provider_id: null,
      state: 'queued',
      terms: cipher.seal(JSON.stringify(terms), signatureContext('terms', partnerId, id)),
      document: cipher.sealBytes(document, signatureContext('document', partnerId, id)),
      document_hash: hashDocument(document),
      created_at: now,
      changed_at: now,
      due_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'application_id', 'paper'])
        .where('state', 'not in', lapsedStates)
        .where('cancel_reason', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return (await findOpenRequest(trx, request)).id;
  await addStep(trx, { partnerId, requestId: id }, 'queued', now);
  return id;
}

/** The request, or undefined. */
export function findRequest(
  db: Database,
  { partnerId, requestId }: RequestKey,
): Promise<SignatureRequest | undefined> {
  return db
    .selectFrom('signature_request')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, id: requestId }))
    .executeTakeFirst();
}

/** Starts a failed request again. What already stands at the provider is found there, not made anew. */
export async function restartRequest({ db: trx, now }: RowUnit, key: RequestKey): Promise<boolean> {
  const started = await trx
    .updateTable('signature_request')
    .set({
      state: 'queued',
      provider_id: null,
      due_at: now,
      changed_at: now,
      attempts: 0,
      failing_since: null,
    })
    .where((row) => row.and({ partner_id: key.partnerId, id: key.requestId }))
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  if (started) await addStep(trx, key, 'queued', now);
  return started !== undefined;
}

/** The order behind a request that is under way, opened. */
export async function openOrder(store: EncryptedStore, request: SignatureRequest): Promise<SigningOrder> {
  const { partner_id: partnerId, id: requestId, document_hash: documentHash } = request;
  const cipher = await openCipher(store, applicationOf(request));
  const terms = openTerms(request, cipher);
  if (!request.document) throw new RangeError('a document that is signed is not ordered again');
  const document = new Uint8Array(
    cipher.openBytes(request.document, signatureContext('document', partnerId, requestId)),
  );
  return { ...terms, expiresAt: new Date(terms.expiresAt), requestId, partnerId, documentHash, document };
}

/** Opens the terms of an order. */
export function openTerms(
  { terms, partner_id, id }: Pick<SignatureRequest, 'terms' | 'partner_id' | 'id'>,
  cipher: ApplicationCipher,
): Terms {
  return JSON.parse(cipher.open(terms, signatureContext('terms', partner_id, id))) as Terms;
}

/** Notes that a request entered a state. Its row is locked, or new. */
export async function addStep(
  trx: Trx,
  { partnerId, requestId }: RequestKey,
  state: SignatureRequest['state'],
  at: Date,
): Promise<void> {
  await trx
    .insertInto('signature_step')
    .values(({ selectFrom }) => ({
      partner_id: partnerId,
      request_id: requestId,
      n: selectFrom('signature_step')
        .select(sql<number>`coalesce(max(n), 0) + 1`.as('n'))
        .where((row) => row.and({ partner_id: partnerId, request_id: requestId })),
      state,
      at,
    }))
    .execute();
}

/** The keys of the application a request or document belongs to. */
export function applicationOf({
  partner_id,
  application_id,
}: Pick<SignatureRequest, 'partner_id' | 'application_id'>): ApplicationKey {
  return { partnerId: partner_id, applicationId: application_id };
}

/** Binds a sealed value to its row and column: moved elsewhere, it does not open. */
export function signatureContext(column: string, partnerId: string, id: string): string {
  return ['signature', column, partnerId, id].join('\n');
}

function findOpenRequest(trx: Trx, { paper, ...key }: NewRequest) {
  return trx
    .selectFrom('signature_request')
    .select('id')
    .where((row) => row.and(ofCase(key)))
    .where('paper', '=', paper)
    .where('state', 'not in', lapsedStates)
    .where('cancel_reason', 'is', null)
    .executeTakeFirstOrThrow();
}
