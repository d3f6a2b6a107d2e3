import { type CoOwnerRequestAnswer, getCoOwnerRequest } from '@ndp/contract/calls/co-owners.ts';
import { isGone } from '../attempt/problem.ts';
import { ask } from '../site/site.ts';

/** Looks behind a co-owner's link; changes nothing there. Undefined: the link opens nothing. */
export async function loadRequest(token: string): Promise<CoOwnerRequestAnswer | undefined> {
  try {
    return await ask(getCoOwnerRequest, { params: { token } });
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
