import * as calls from '@ndp/contract/calls/papers.ts';
import { keyOf } from '../../cases/case-key.ts';
import { changeByLink } from '../../cases/link/open-by-link.ts';
import { isNameHeld } from '../../features/signing/embedded/held-names.ts';
import { SigningDelayed, SigningRefused } from '../../features/signing/port.ts';
import { portNamed } from '../../features/signing/ports.ts';
import {
  NothingToSign,
  SignatureHeld,
  SigningAway,
  SigningPreparing,
} from '../../features/signing/refusals.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import { type DocumentRequest, isPreparing, readRequests } from '../../features/signing/standing-requests.ts';
import { isFinal } from '../../features/signing/states.ts';
import { type Http, mount } from '../../platform/http/mount.ts';

/** Has the link to sign mailed again. The provider is asked after the application's row was let go. */
export function mountRemindSigner(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.remindSigner, async (asked) => {
    const waiting = await changeByLink(context, asked, async (unit, { application }) => {
      const key = keyOf(application);
      const requests = await readRequests(unit, key);
      const live = requests.filter((request) => request.cancelReason === null && !isFinal(request.state));
      if (application.status !== 'contract_sent' || live.length === 0) throw new NothingToSign();
      if (await isNameHeld(unit.db, key)) throw new SignatureHeld();
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
    if (failure instanceof SigningDelayed || failure instanceof SigningRefused) throw new SigningAway();
    throw failure;
  }
}
