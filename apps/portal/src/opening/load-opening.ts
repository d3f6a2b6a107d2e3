import { getOpening } from '@ndp/contract/calls/opening.ts';
import { unlessGone } from '../attempt/problem.ts';
import { ask } from '../site/site.ts';

/** What is kept of an address that waits for a programme; changes nothing. Undefined: the link opens nothing. */
export function loadOpening(token: string) {
  return unlessGone(ask(getOpening, { params: { token } }));
}
