import { type Ask, Refused } from '@ndp/contract/ask.ts';
import { getSigning, type SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { isGone } from '../attempt/problem.ts';
import { ask as own } from '../site/site.ts';

/** What stands behind a signing link: something to sign, papers still in the making, or nothing any more. */
export type SigningLoad =
  | { readonly kind: 'open'; readonly signing: SigningAnswer }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'gone' };

/** Looks behind a signing link; changes nothing there. */
export async function loadSigning(token: string, ask: Ask = own): Promise<SigningLoad> {
  try {
    return { kind: 'open', signing: await ask(getSigning, { params: { token } }) };
  } catch (error) {
    if (isGone(error)) return { kind: 'gone' };
    if (error instanceof Refused && error.status === 409) return { kind: 'preparing' };
    throw error;
  }
}
