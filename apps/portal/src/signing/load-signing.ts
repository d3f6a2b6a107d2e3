import { type Ask, Refused } from '@ndp/contract/ask.ts';
import { getSigning, type SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { isGone } from '../attempt/problem.ts';
import { ask } from '../site/site.ts';

/** What stands behind a signing link: something to sign, papers still in the making, or nothing any more. */
export type Asked =
  | { readonly kind: 'open'; readonly signing: SigningAnswer }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'gone' };

/** As the server has looked behind a link and written its page: the browser does not look once more. */
let looked: { readonly token: string; readonly asked: Asked } | undefined;

/** Goes on with what the page of a link was written with. */
export function takeLooked(written: typeof looked): void {
  looked = written;
}

/** Looks behind a signing link; changes nothing there. */
export async function loadSigning(token: string): Promise<Asked> {
  const known = looked;
  looked = undefined;
  return known?.token === token ? known.asked : lookBehind(token, ask);
}

/** The same by these calls. */
export async function lookBehind(token: string, ask: Ask): Promise<Asked> {
  try {
    return { kind: 'open', signing: await ask(getSigning, { params: { token } }) };
  } catch (error) {
    if (isGone(error)) return { kind: 'gone' };
    if (error instanceof Refused && error.status === 409) return { kind: 'preparing' };
    throw error;
  }
}
