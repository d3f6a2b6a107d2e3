import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { openCipher } from '../../../cases/keys/application-keys.ts';
import { lockApplication } from '../../../cases/store/applications.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ApplicationCipher } from '../../../platform/crypto/application-cipher.ts';
import type { KeyRing } from '../../../platform/crypto/secrets.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import type { RequestState, SignatureRequest } from '../../../platform/database/schema/signing-tables.ts';
import { leaseNext } from '../../../platform/jobs/lease.ts';
import type { RowUnit } from '../../../platform/unit.ts';
import type { Artefacts } from '../port/port.ts';
import { finalStates } from '../port/states.ts';
import { addStep, applicationOf, hashDocument, signatureContext } from '../requests/requests.ts';
import { sealSignerStates } from '../requests/signer-states.ts';
import type { Decision, ProviderAnswer } from './reconcile.ts';

/**
 * Takes on the request that is longest due; nobody else gets it until the lease ends. A queued one is marked as
 * being created before anybody is asked, so that a crash is seen.
 *
 * @returns undefined when nothing is due with these providers
 */
export async function leaseRequest(
  db: Database,
  providers: readonly string[],
  now: Date,
  leaseMs: number,
): Promise<SignatureRequest | undefined> {
  const isDue = sql<SqlBool>`
    provider in (${sql.join(providers)}) and due_at <= ${now} and state not in (${sql.join(finalStates)})`;
  return db.transaction().execute(async (trx) => {
    const taken = await leaseNext(trx, 'signature_request', isDue, { now, leaseMs });
    if (!taken) return undefined;
    const { partner_id: partnerId, id: requestId, state: known, cancel_reason } = taken;
    const state = known === 'queued' && cancel_reason === null ? 'creating' : known;
    if (state !== known) await addStep(trx, { partnerId, requestId }, state, now);
    return trx
      .updateTable('signature_request')
      .set({ state, lease: randomUUID(), is_hinted: false })
      .where((row) => row.and({ partner_id: partnerId, id: requestId }))
      .returningAll()
      .executeTakeFirst();
  });
}

/** Gives a request back of which nothing came: it is due again as it was. */
export async function endLease(db: Database, request: SignatureRequest): Promise<void> {
  await db
    .updateTable('signature_request')
    .set({ leased_until: null })
    .where((same) => same.and({ partner_id: request.partner_id, id: request.id }))
    .where('lease', '=', request.lease)
    .execute();
}

/** Dependencies of settling a request. */
export interface SettlingContext {
  readonly db: Database;
  readonly keys: KeyRing;
  readonly clock: Clock;
  /**
   * What else changes with a request's state, in the same transaction: mails, the application's timeline. The
   * application's row is locked, and the request is given as it stands now: its `cancel_reason` may have come meanwhile.
   */
  readonly onChange?: (trx: Trx, request: SignatureRequest, state: RequestState) => Promise<void>;
}

/**
 * Writes what came of a lease: the state, the step into it, the signed document. All of it stands or nothing does.
 *
 * @returns false when the lease has passed to somebody else; then nothing was written
 */
export async function settleRequest(
  { db, keys, clock, onChange }: SettlingContext,
  request: SignatureRequest,
  answer: ProviderAnswer,
  decision: Decision,
): Promise<boolean> {
  const now = clock();
  const key = { partnerId: request.partner_id, requestId: request.id };
  const isChanged = decision.state !== request.state;
  return db.transaction().execute(async (trx) => {
    const store = { db: trx, keys };
    // The application's row before the request's, as everywhere: nobody waits for each other.
    if (isChanged && onChange) await lockApplication(store, request.partner_id, request.application_id);
    const cipher = await openCipher(store, applicationOf(request));
    const settled = await trx
      .updateTable('signature_request')
      .set({
        state: decision.state,
        attempts: decision.attempts,
        looks: decision.looks,
        failing_since: decision.failingSince,
        last_error: decision.error,
        lease: null,
        leased_until: null,
        due_at: sql<Date>`case when is_hinted then ${now}::timestamptz else ${decision.dueAt}::timestamptz end`,
        ...(isChanged ? { changed_at: now } : {}),
        ...(answer.kind === 'created' ? { provider_id: answer.providerId } : {}),
        ...('observation' in answer
          ? { signer_states: sealSignerStates(answer.observation.signers, request, cipher) }
          : {}),
      })
      .where((same) => same.and({ partner_id: request.partner_id, id: request.id }))
      .where('lease', '=', request.lease)
      .returningAll()
      .executeTakeFirst();
    if (!settled) return false;
    if (answer.kind === 'collected')
      await storeArtefacts({ db: trx, now }, cipher, request, answer.artefacts);
    if (!isChanged) return true;
    await addStep(trx, key, decision.state, now);
    await onChange?.(trx, settled, decision.state);
    return true;
  });
}

async function storeArtefacts(
  { db, now }: RowUnit,
  cipher: ApplicationCipher,
  { partner_id, id }: SignatureRequest,
  { signedDocument, auditDocument }: Artefacts,
): Promise<void> {
  const seal = (column: string, bytes: Uint8Array) =>
    cipher.sealBytes(bytes, signatureContext(column, partner_id, id));
  await db
    .insertInto('signature_artefact')
    .values({
      partner_id,
      request_id: id,
      signed_document: seal('signed-document', signedDocument),
      signed_key: null,
      signed_hash: hashDocument(signedDocument),
      audit_document: auditDocument ? seal('audit-document', auditDocument) : null,
      stored_at: now,
    })
    .execute();
}
