import { type CoOwnerRequestAnswer, getCoOwnerRequest } from '@ndp/contract/calls/co-owners.ts';
import { unlessGone } from '../attempt/problem.ts';
import { ask as own } from '../site/site.ts';

/** Looks behind a co-owner's link; changes nothing there. Undefined: the link opens nothing. */
export function loadRequest(token: string, ask = own): Promise<CoOwnerRequestAnswer | undefined> {
  return unlessGone(ask(getCoOwnerRequest, { params: { token } }));
}
