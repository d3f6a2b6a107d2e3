import { getOpening } from '@ndp/contract/calls/opening.ts';
import { unlessGone } from '../attempt/problem.ts';
import { ask as own } from '../site/site.ts';

/** What is kept of an address that waits for a programme; changes nothing. Undefined: the link opens nothing. */
export function loadOpening(token: string, ask = own) {
  return unlessGone(ask(getOpening, { params: { token } }));
}
