import * as calls from '@ndp/contract/calls/signing.ts';
import { codeMinutes } from '@ndp/domain/periods.ts';
import { sendSigningCode } from '../../features/signing/embedded/ceremony.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { openSigningLink, refusalOf } from './open-signing-link.ts';

/** Mails a one-time code for everything behind a signing link; how many in an hour, the database counts. */
export function mountSendSigningCode(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.sendSigningCode, async ({ params, caller }) => {
    const { embedded, link, trace } = await openSigningLink(context, caller, params.token);
    const outcome = await sendSigningCode(embedded, link, trace);
    if (outcome !== 'sent') throw refusalOf(outcome);
    context.wake();
    return { status: 'accepted' as const, minutes: codeMinutes };
  });
}
