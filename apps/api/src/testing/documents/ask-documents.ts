import type { LightMyRequestResponse } from 'fastify';
import type { Link } from '../applications.ts';
import { plainPartner, type Sending } from '../submissions.ts';
import type { TestApi } from '../test-api.ts';

/** Asks for what stands behind a papers link: the list, or with `rest` one of the papers. */
export function askPapers(
  api: TestApi,
  link: Link,
  rest = '',
  sending: Sending & { readonly method?: 'GET' | 'HEAD' } = {},
): Promise<LightMyRequestResponse> {
  return api.server.inject({
    method: sending.method ?? 'GET',
    url: `/pl/ndp/papers/${link.token}/${link.id}${rest}`,
    remoteAddress: sending.ip ?? '127.0.0.1',
    headers: {
      origin: api.originOf(sending.from ?? plainPartner),
      'accept-language': sending.language ?? 'pl',
    },
  });
}
