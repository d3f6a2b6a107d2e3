import { randomUUID } from 'node:crypto';
import { openCipher } from '../../../cases/keys/application-keys.ts';
import { lockApplication } from '../../../cases/store/applications.ts';
import { asUnit, type Unit } from '../../../platform/unit.ts';
import {
  NotReady,
  type Observation,
  SigningDelayed,
  type SigningOrder,
  type SigningPort,
  SigningRefused,
} from '../port/port.ts';
import { progressOf } from '../port/progress.ts';
import { findRequest, signatureContext } from '../requests/requests.ts';
import type { EmbeddedContext } from './context.ts';
import {
  changeState,
  type Envelope,
  lockEnvelope,
  openRecord,
  openSealed,
  providerIdOf,
  readEnvelope,
  readProviderId,
  signerInTurn,
} from './envelopes.ts';
import { inviteFirst, inviteSigner } from './invite.ts';
import { addEvent } from './record.ts';
import { sealEnvelope } from './seal-envelope.ts';
import { sealPerson } from './sealed-signer.ts';

const capabilities = {
  levels: ['SES'],
  languages: ['pl', 'en'],
  maxSigners: 9,
  maxDocumentBytes: 10 * 1024 * 1024,
  // Pages are appended before the seal: an earlier seal would no longer cover the whole.
  acceptsSealedDocument: false,
} as const;

/** What requests to be signed on the portal itself are kept under. */
export const embeddedName = 'embedded';

/** Signing on the portal itself: a link and a one-time code by mail, a record, and the organiser's seal. */
export function embeddedPort(context: EmbeddedContext): SigningPort {
  return {
    name: embeddedName,
    capabilities: () => capabilities,
    create: (order) => createEnvelope(context, order),
    send: (providerId) =>
      changeEnvelope(context, providerId, async (unit, envelope) => {
        const first = signerInTurn(envelope);
        if (envelope.row.state !== 'draft' || !first || (await isCalledOff(unit, envelope))) return;
        await changeState(unit.db, envelope, 'sent');
        await inviteFirst(unit, context.post, { envelope, signer: first });
      }),
    remind: (providerId, refs) =>
      changeEnvelope(context, providerId, async (unit, envelope) => {
        const signer = signerInTurn(envelope);
        if (envelope.row.state !== 'sent' || !signer || !refs.includes(signer.ref)) return;
        if (envelope.row.expires_at <= unit.now || (await isCalledOff(unit, envelope))) return;
        if (signer.held_at !== null) return;
        await inviteSigner(unit, context.post, { envelope, signer }, 'reminded');
      }),
    cancel: (providerId) =>
      changeEnvelope(context, providerId, async ({ db, now }, envelope) => {
        if (!['draft', 'sent'].includes(envelope.row.state) || !signerInTurn(envelope)) return;
        await changeState(db, envelope, 'cancelled');
        await addEvent(db, envelope, { kind: 'cancelled', at: now.toISOString() });
      }),
    status: (providerId) => observe(context, providerId),
    async artefacts(providerId) {
      const envelope = await readEnvelope(context, readProviderId(providerId));
      const signedDocument = envelope && openSealed(envelope);
      if (!signedDocument) throw new NotReady('the paper is not sealed yet');
      return { signedDocument, auditDocument: openRecord(envelope) };
    },
    // Nobody calls from outside: the portal itself knows when somebody has signed.
    verifyCallback: () => 'invalid',
  };
}

/** Changes a document with its application's row locked, then its own: the same order as for whoever signs. */
function changeEnvelope(
  context: EmbeddedContext,
  providerId: string,
  act: (unit: Unit, envelope: Envelope) => Promise<void>,
): Promise<void> {
  const key = readProviderId(providerId);
  return asUnit(context, async (unit) => {
    const existing = await readEnvelope(unit, key);
    if (existing) await lockApplication(unit, key.partnerId, existing.row.application_id);
    const envelope = await lockEnvelope(unit, key);
    if (!envelope) throw new SigningRefused('there is no such paper');
    await act(unit, envelope);
  });
}

/** Whether the end of the signing was asked for; the worker may not have come to it yet. */
async function isCalledOff({ db }: Unit, { row }: Envelope): Promise<boolean> {
  const request = await findRequest(db, { partnerId: row.partner_id, requestId: row.request_id });
  return request?.cancel_reason != null;
}

/** A document on which all have signed is sealed when it is next looked at; a failure is met by the next look. */
async function observe(context: EmbeddedContext, providerId: string): Promise<Observation> {
  const envelope = await readEnvelope(context, readProviderId(providerId));
  if (!envelope) throw new SigningRefused('there is no such paper');
  const { row } = envelope;
  const signers = envelope.signers.map(({ ref, state, signed_at, declineReason }) => ({
    ref,
    state,
    ...(signed_at ? { signedAt: signed_at } : {}),
    ...(declineReason ? { declineReason } : {}),
  }));
  if (row.state !== 'sent') return { state: row.state, signers };
  const progress = progressOf(signers);
  if (progress !== 'sealing') {
    // Who has signed in time under another name waits for a person, however long that takes.
    const isOver = context.clock() >= row.expires_at && !envelope.signers.some(({ held_at }) => held_at);
    return { state: isOver ? 'expired' : progress, signers };
  }
  if (row.document && !row.sealed_document) await sealOrDelay(context, envelope);
  return { state: 'completed', signers };
}

async function sealOrDelay(context: EmbeddedContext, envelope: Envelope): Promise<void> {
  try {
    await sealEnvelope(context, envelope);
  } catch (failure) {
    if (failure instanceof SigningRefused || failure instanceof SigningDelayed) throw failure;
    throw new SigningDelayed(
      `sealing failed: ${failure instanceof Error ? failure.name : 'unknown failure'}`,
    );
  }
}

async function createEnvelope(context: EmbeddedContext, order: SigningOrder) {
  const { partnerId, requestId } = order;
  const envelopeId = randomUUID();
  return asUnit(context, async (unit) => {
    const request = await unit.db
      .selectFrom('signature_request')
      .select('application_id')
      .where((row) => row.and({ partner_id: partnerId, id: requestId }))
      .executeTakeFirst();
    if (!request) throw new SigningRefused('there is no such request');
    const inserted = await insertEnvelope(unit, order, envelopeId, request.application_id);
    if (inserted) return { providerId: providerIdOf({ partnerId, envelopeId }) };
    const { id } = await unit.db
      .selectFrom('signing_envelope')
      .select('id')
      .where((row) => row.and({ partner_id: partnerId, request_id: requestId }))
      .executeTakeFirstOrThrow();
    return { providerId: providerIdOf({ partnerId, envelopeId: id }) };
  });
}

async function insertEnvelope(
  { db, keys, now }: Unit,
  order: SigningOrder,
  id: string,
  applicationId: string,
): Promise<boolean> {
  const { partnerId, title, language, returnUrl } = order;
  const cipher = await openCipher({ db, keys }, { partnerId, applicationId });
  const terms = JSON.stringify({ title, language, returnUrl });
  const row = await db
    .insertInto('signing_envelope')
    .values({
      partner_id: partnerId,
      id,
      request_id: order.requestId,
      application_id: applicationId,
      state: 'draft',
      terms: cipher.seal(terms, signatureContext('envelope-terms', partnerId, id)),
      document: cipher.sealBytes(order.document, signatureContext('envelope-document', partnerId, id)),
      document_hash: order.documentHash,
      sealed_document: null,
      created_at: now,
      expires_at: order.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return false;
  const signers = order.signers.map(({ ref, email, name }, i) => {
    const signerKey = { partner_id: partnerId, envelope_id: id, n: i + 1 };
    return {
      ...signerKey,
      ref,
      person: sealPerson(cipher, signerKey, { name, email }),
      state: 'waiting' as const,
    };
  });
  await db.insertInto('signing_signer').values(signers).execute();
  const created = { kind: 'created', at: now.toISOString(), documentHash: order.documentHash } as const;
  await addEvent(db, { row, signers: [], cipher }, created);
  return true;
}
