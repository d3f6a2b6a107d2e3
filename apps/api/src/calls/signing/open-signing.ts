import { calls } from '@ndp/contract/calls/all.ts';
import { noteOpened } from '../../features/signing/embedded/ceremony.ts';
import type { SigningCallParts } from '../../features/signing/signing-service.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { openSigningLink, refusalOf } from './open-signing-link.ts';

/** Notes that a person looks at the papers; sent again it changes nothing. */
export function mountOpenSigning(http: Http<SigningCallParts>): void {
  const { parts } = http;
  mount(http, calls.openSigning, async ({ params, caller }) => {
    const { embedded, link, trace } = await openSigningLink(parts, caller, params.token);
    const outcome = await noteOpened(embedded, link, trace);
    if (outcome !== 'noted') throw refusalOf(outcome);
    return { status: 'accepted' as const };
  });
}
