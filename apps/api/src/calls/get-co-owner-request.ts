import { calls } from '@ndp/contract/calls/all.ts';
import { openRequest, readRequest } from '../co-owners/open-request.ts';
import { type Http, mount } from '../http.ts';

/** What a co-owner is asked. Reading changes nothing, because mail scanners open links too. */
export function mountGetCoOwnerRequest(http: Http): void {
  const { parts } = http;
  mount(http, calls.getCoOwnerRequest, async ({ params, caller }) =>
    readRequest(parts, await openRequest(parts, caller, params)),
  );
}
