import { setTimeout } from 'node:timers/promises';
import * as calls from '@ndp/contract/calls/signing.ts';
import { noteDocumentOpened } from '../../features/signing/embedded/ceremony.ts';
import { DocumentNotDelivered } from '../../features/signing/refusals.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { openSigningLink, refusalOf } from './open-signing-link.ts';

/** How often it is looked whether a document has arrived, and how long is waited between, ms. */
const looks = 10;
const betweenMs = 100;

/**
 * Notes that a person looks at a document; sent again it changes nothing. The end of the answer that brought it is noted
 * beside this call, perhaps by another node: it is waited for.
 */
export function mountOpenSigning(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.openSigning, async (input) => {
    const { embedded, link, trace } = await openSigningLink(context, input.caller, input.params.token);
    for (let look = 0; look < looks; look += 1) {
      if (look > 0) await setTimeout(betweenMs);
      const outcome = await noteDocumentOpened(embedded, link, input.body, trace);
      if (outcome === 'noted') return { status: 'accepted' as const };
      if (outcome !== 'undelivered') throw refusalOf(outcome);
    }
    throw new DocumentNotDelivered();
  });
}
