import * as calls from '@ndp/contract/calls/signing.ts';
import { noteOpened } from '../../features/signing/embedded/ceremony.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { openSigningLink, refusalOf } from './open-signing-link.ts';

/** Notes that a person looks at a document; sent again it changes nothing. */
export function mountOpenSigning(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.openSigning, async (asked) => {
    const { embedded, link, trace } = await openSigningLink(context, asked.caller, asked.params.token);
    const outcome = await noteOpened(embedded, link, asked.body, trace);
    if (outcome !== 'noted') throw refusalOf(outcome);
    return { status: 'accepted' as const };
  });
}
