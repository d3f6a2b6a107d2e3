import type { LightMyRequestResponse } from 'fastify';
import type { Link } from '../applications.ts';
import { call, type SubmissionOptions } from '../submissions.ts';
import type { TestApi } from '../test-api.ts';

/** Asks for what stands behind a papers link: the list, or with `rest` one of the papers. */
export function askPapers(
  api: TestApi,
  link: Link,
  rest = '',
  { method = 'GET', ...sending }: SubmissionOptions & { readonly method?: 'GET' | 'HEAD' } = {},
): Promise<LightMyRequestResponse> {
  return call(api, `${method} /papers/${link.token}/${link.id}${rest}`, undefined, sending);
}
