import * as calls from '@ndp/contract/calls/papers.ts';
import { whyNotNow } from '../../cases/facts/require-action.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { changeByLink } from '../../cases/links/open-by-link.ts';
import { SigningDelayed, SigningRefused } from '../../features/signing/port/port.ts';
import { portNamed } from '../../features/signing/port/ports.ts';
import { isFinal } from '../../features/signing/port/states.ts';
import {
  NothingToSign,
  SignatureHeld,
  SigningPreparing,
  SigningUnavailable,
} from '../../features/signing/refusals.ts';
import {
  type DocumentRequest,
  isPreparing,
  readRequests,
} from '../../features/signing/requests/document-requests.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';

/** Has the link to sign mailed again. The provider is asked after the application's row was let go. */
export function mountRemindSigner(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.remindSigner, async (input) => {
    const waiting = await changeByLink(context, input, async (unit, opened) => {
      const key = keyOf(opened.application);
      const requests = await readRequests(unit, key);
      const live = requests.filter((request) => request.cancelReason === null && !isFinal(request.state));
      const why = await whyNotNow(unit, opened, 'sign');
      if (why === 'no_name_held') throw new SignatureHeld();
      if (why || live.length === 0) throw new NothingToSign();
      if (await isPreparing(unit.db, key)) throw new SigningPreparing();
      await context.counters.count({ signingReminder: `${key.partnerId} ${key.applicationId}` }, unit);
      return live;
    });
    for (const request of waiting) await remind(context, request);
    context.wake();
    return { status: 'accepted' as const };
  });
}

async function remind(
  { signing }: SigningCallContext,
  { provider, providerId, waitingRefs }: DocumentRequest,
): Promise<void> {
  if (providerId === null) return;
  try {
    await portNamed(signing, provider)?.remind(providerId, waitingRefs);
  } catch (failure) {
    if (failure instanceof SigningDelayed || failure instanceof SigningRefused)
      throw new SigningUnavailable();
    throw failure;
  }
}
