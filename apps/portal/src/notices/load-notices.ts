import { getNotices } from '@ndp/contract/calls/notices.ts';
import { unlessGone } from '../attempt/problem.ts';
import { ask as own } from '../site/site.ts';

/** Whether the address of this link gets messages; changes nothing. Undefined: the link opens nothing. */
export function loadNotices(token: string, ask = own) {
  return unlessGone(ask(getNotices, { params: { token } }));
}
