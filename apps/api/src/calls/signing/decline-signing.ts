import * as calls from '@ndp/contract/calls/signing.ts';
import { declineDocuments } from '../../features/signing/embedded/ceremony.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { openSigningLink, passOn, refusalOf } from './open-signing-link.ts';

/** Declines everything behind a signing link; what follows for the application, the worker settles. */
export function mountDeclineSigning(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.declineSigning, async (input) => {
    const { embedded, link, trace } = await openSigningLink(context, input.caller, input.params.token);
    const outcome = await declineDocuments(embedded, link, input.body.reason, trace);
    if (outcome.kind !== 'declined') throw refusalOf(outcome.kind);
    await passOn(context, outcome.hints);
    return { status: 'declined' as const };
  });
}
