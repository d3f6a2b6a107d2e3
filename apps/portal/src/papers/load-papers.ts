import { getPapers, type PapersAnswer } from '@ndp/contract/calls/papers.ts';
import type { Link } from '@ndp/contract/link.ts';
import { isGone } from '../attempt/problem.ts';
import { ask } from '../site/site.ts';

/** What stands behind a link to signed documents; undefined when it opens nothing. */
export async function loadPapers({ id, token }: Link): Promise<PapersAnswer | undefined> {
  try {
    return await ask(getPapers, { params: { id, token } });
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
