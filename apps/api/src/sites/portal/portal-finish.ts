import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLocal } from '../../platform/config/config.ts';
import { answerUnknown } from '../../platform/http/site.ts';
import { takeBack } from './portal-cookies.ts';

/** What the browser is told to forget of a portal; the cookie of its language the page takes back itself. */
const forgotten = '"storage","cache"';

/**
 * Has the browser of a shared computer forget what it keeps of a portal. Only the portal's own pages may ask for
 * that: another site could otherwise empty a visitor's half-filled questionnaire. A page that has taken over what was
 * stored in cookies for the server, where no script ran, has only these taken back.
 */
export function mountFinish(site: FastifyInstance, config: Config): void {
  const cookies = takeBack({ isSecure: !isLocal(config.environment) });
  site.post('/finish', (request, reply) => {
    if (!isFromOwnPage(request)) return answerUnknown(request, reply);
    reply.headers({ 'clear-site-data': forgotten, 'set-cookie': cookies, 'cache-control': 'no-store' });
    return reply.status(204).send();
  });
  site.post('/taken-over', (request, reply) => {
    if (!isFromOwnPage(request)) return answerUnknown(request, reply);
    return reply.status(204).headers({ 'set-cookie': cookies, 'cache-control': 'no-store' }).send();
  });
}

/**
 * A page of this very host: browsers name the sender of every POST, and newer ones how near it is. A form of a page that
 * tells nobody where one came from has a sender without a name, and is believed only where its nearness is told.
 */
export function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  const nearness = headers['sec-fetch-site'];
  if (origin === 'null') return nearness === 'same-origin';
  return hostIn(origin) === host?.toLowerCase() && (nearness ?? 'same-origin') === 'same-origin';
}

function hostIn(origin: string | undefined): string | undefined {
  return origin?.match(/^https?:\/\/([^/@]+)$/)?.[1]?.toLowerCase();
}
