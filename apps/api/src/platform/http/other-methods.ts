import { languageOf, say } from '@ndp/flows/message.ts';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { commonSentences } from './refusals.ts';

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

/**
 * Answers 405 with `Allow` where an address is known, but not by this method (RFC 9110, 15.5.6). To be called before
 * anything is mounted; what is mounted later, within what was registered too, counts.
 *
 * @returns to be called once everything is mounted
 */
export function watchMethods(server: FastifyInstance, under: string): () => void {
  const known = new Map<string, Set<string>>();
  let isWatching = true;
  server.addHook('onRoute', ({ url, method }) => {
    if (!isWatching || !url.startsWith(under) || url.includes('*')) return;
    known.set(url, new Set([...(known.get(url) ?? []), ...[method].flat()]));
  });
  return () =>
    void server.register(async (own) => {
      isWatching = false;
      for (const [url, allowed] of known) refuseOthers(own, url, allowed);
    });
}

function refuseOthers(server: FastifyInstance, url: string, allowed: ReadonlySet<string>): void {
  const others = methods.filter((method) => !allowed.has(method));
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  server.route({
    method: others,
    url,
    handler: (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      return reply
        .status(405)
        .header('allow', [...allowed].join(', '))
        .send({ detail: say(commonSentences.wrong_method, language) });
    },
  });
}
