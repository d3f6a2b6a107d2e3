import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import type { SignatureRequest } from '../../../platform/database/schema/signing-tables.ts';
import { documentJobsInWorker } from '../documents/in-worker.ts';
import { NotReady, ProviderClosed, SigningDelayed, type SigningPort, SigningRefused } from '../port/port.ts';
import { openOrder } from '../requests/requests.ts';
import type { ProviderAnswer, RequestAction } from './reconcile.ts';

/** Does what is next for a request and turns whatever comes back into an answer. Never throws. */
export async function askProvider(
  port: SigningPort,
  store: EncryptedStore,
  request: SignatureRequest,
  action: Exclude<RequestAction, 'none'>,
): Promise<ProviderAnswer> {
  try {
    return await perform(port, store, request, action);
  } catch (failure) {
    return answerOf(failure);
  }
}

async function perform(
  port: SigningPort,
  store: EncryptedStore,
  request: SignatureRequest,
  action: Exclude<RequestAction, 'none'>,
): Promise<ProviderAnswer> {
  const providerId = request.provider_id ?? '';
  switch (action) {
    case 'drop':
      return { kind: 'dropped' };
    case 'create':
      return { kind: 'created', ...(await port.create(await openOrder(store, request))) };
    case 'send':
      await port.send(providerId);
      return { kind: 'sent' };
    case 'cancel':
      await port.cancel(providerId, request.cancel_reason ?? '');
      return observeEnd(port, store, request);
    case 'look':
      return observe(port, store, request);
  }
}

/** A platform may delete what is cancelled: then there is nothing left to look at. */
async function observeEnd(
  port: SigningPort,
  store: EncryptedStore,
  request: SignatureRequest,
): Promise<ProviderAnswer> {
  try {
    return await observe(port, store, request);
  } catch (failure) {
    if (!(failure instanceof SigningRefused)) throw failure;
    return { kind: 'observed', observation: { state: 'cancelled', signers: [] } };
  }
}

/** A completed document is fetched and checked in the same go. */
async function observe(
  port: SigningPort,
  store: EncryptedStore,
  request: SignatureRequest,
): Promise<ProviderAnswer> {
  const providerId = request.provider_id ?? '';
  const order = await openOrder(store, request);
  const { expiresAt: until } = order;
  const observation = await port.status(providerId, until);
  if (observation.state !== 'completed') return { kind: 'observed', observation, until };
  try {
    const artefacts = await port.artefacts(providerId);
    await documentJobsInWorker.checkSignedDocument(artefacts.signedDocument, order.document);
    return { kind: 'collected', observation, artefacts };
  } catch (failure) {
    if (failure instanceof NotReady) return { kind: 'observed', observation, doubt: failure.message };
    throw failure;
  }
}

/** Our own reasons hold nothing personal; of any other failure only its name is kept. */
function answerOf(failure: unknown): ProviderAnswer {
  if (failure instanceof SigningRefused) return { kind: 'refused', reason: failure.message };
  if (failure instanceof SigningDelayed) {
    const isClosed = failure instanceof ProviderClosed;
    return { kind: 'delayed', reason: failure.message, retryAfterMs: failure.retryAfterMs, isClosed };
  }
  return { kind: 'delayed', reason: failure instanceof Error ? failure.name : 'unknown failure' };
}
