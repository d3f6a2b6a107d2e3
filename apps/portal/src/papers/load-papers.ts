import { getPapers, type PapersAnswer } from '@ndp/contract/calls/papers.ts';
import type { Link } from '@ndp/contract/link.ts';
import { unlessGone } from '../attempt/problem.ts';
import { ask as own } from '../site/site.ts';

/** What stands behind a link to signed documents; undefined when it opens nothing. */
export function loadPapers({ id, token }: Link, ask = own): Promise<PapersAnswer | undefined> {
  return unlessGone(ask(getPapers, { params: { id, token } }));
}
