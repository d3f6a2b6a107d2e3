import { calls } from '@ndp/contract/calls/all.ts';
import { declinePapers } from '../../features/signing/embedded/ceremony.ts';
import type { SigningCallParts } from '../../features/signing/signing-service.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { openSigningLink, passOn, refusalOf } from './open-signing-link.ts';

/** Declines everything behind a signing link; what follows for the application, the worker settles. */
export function mountDeclineSigning(http: Http<SigningCallParts>): void {
  const { parts } = http;
  mount(http, calls.declineSigning, async (asked) => {
    const { embedded, link, trace } = await openSigningLink(parts, asked.caller, asked.params.token);
    const outcome = await declinePapers(embedded, link, asked.body.reason, trace);
    if (outcome.kind !== 'declined') throw refusalOf(outcome.kind);
    await passOn(parts, outcome.hints);
    return { status: 'declined' as const };
  });
}
