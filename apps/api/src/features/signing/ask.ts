import type { EncryptedStore } from '../../cases/encrypted-store.ts';
import type { SignatureRequest } from '../../platform/database/schema/signing-tables.ts';
import { papersAside } from './documents/papers-aside.ts';
import { NotReady, ProviderClosed, SigningDelayed, type SigningPort, SigningRefused } from './port.ts';
import type { Action, Answer } from './reconcile.ts';
import { openOrder } from './requests.ts';

/** Does what is next for a request and turns whatever comes back into an answer. Never throws. */
export async function askProvider(
  port: SigningPort,
  store: EncryptedStore,
  request: SignatureRequest,
  action: Exclude<Action, 'none'>,
): Promise<Answer> {
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
  action: Exclude<Action, 'none'>,
): Promise<Answer> {
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
      return lookForEnd(port, store, request);
    case 'look':
      return look(port, store, request);
  }
}

/** A platform may delete what is cancelled: then there is nothing left to look at. */
async function lookForEnd(
  port: SigningPort,
  store: EncryptedStore,
  request: SignatureRequest,
): Promise<Answer> {
  try {
    return await look(port, store, request);
  } catch (failure) {
    if (!(failure instanceof SigningRefused)) throw failure;
    return { kind: 'observed', observation: { state: 'cancelled', signers: [] } };
  }
}

/** A completed paper is fetched and checked in the same go. */
async function look(port: SigningPort, store: EncryptedStore, request: SignatureRequest): Promise<Answer> {
  const providerId = request.provider_id ?? '';
  const order = await openOrder(store, request);
  const { expiresAt: until } = order;
  const observation = await port.status(providerId, until);
  if (observation.state !== 'completed') return { kind: 'observed', observation, until };
  try {
    const artefacts = await port.artefacts(providerId);
    await papersAside.checkSignedDocument(artefacts.signedDocument, order.document);
    return { kind: 'collected', observation, artefacts };
  } catch (failure) {
    if (failure instanceof NotReady) return { kind: 'observed', observation, doubt: failure.message };
    throw failure;
  }
}

/** Our own reasons hold nothing personal; of any other failure only its name is kept. */
function answerOf(failure: unknown): Answer {
  if (failure instanceof SigningRefused) return { kind: 'refused', reason: failure.message };
  if (failure instanceof SigningDelayed) {
    const isClosed = failure instanceof ProviderClosed;
    return { kind: 'delayed', reason: failure.message, retryAfterMs: failure.retryAfterMs, isClosed };
  }
  return { kind: 'delayed', reason: failure instanceof Error ? failure.name : 'unknown failure' };
}
