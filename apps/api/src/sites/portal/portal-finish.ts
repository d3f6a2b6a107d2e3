import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerUnknown } from '../../platform/http/site.ts';

/** What the browser is told to forget of a portal; the one cookie there is, its language, the page takes back itself. */
const forgotten = '"storage","cache"';

/**
 * Has the browser of a shared computer forget what it keeps of a portal. Only the portal's own pages may ask for
 * that: another site could otherwise empty a visitor's half-filled questionnaire.
 */
export function mountFinish(site: FastifyInstance): void {
  site.post('/finish', (request, reply) => {
    if (!isFromOwnPage(request)) return answerUnknown(request, reply);
    return reply.status(204).headers({ 'clear-site-data': forgotten, 'cache-control': 'no-store' }).send();
  });
}

/** A page of this very host: browsers name the sender of every POST, and newer ones how near it is. */
function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  const nearness = headers['sec-fetch-site'] ?? 'same-origin';
  return hostIn(origin) === host?.toLowerCase() && nearness === 'same-origin';
}

function hostIn(origin: string | undefined): string | undefined {
  return origin?.match(/^https?:\/\/([^/@]+)$/)?.[1]?.toLowerCase();
}
