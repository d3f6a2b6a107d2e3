import type { PageVisitor } from '@ndp/contract/written-page.ts';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { isLocal } from '../../platform/config/config.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import type { CoreContext } from '../../platform/context.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { type CookieJar, readParts } from './portal-cookies.ts';

/** Where what a visitor's browser keeps for the server is opened and sealed. */
export function jarOf({ keys, config, clock }: CoreContext, { id }: Partner): CookieJar {
  return { keys, partner: id, isSecure: !isLocal(config.environment), now: clock() };
}

/** Whoever sends a request, as pages are written for them. */
export function visitorOf(
  request: FastifyRequest,
  context: CoreContext,
  partner: Partner,
  api: FastifyInstance,
): PageVisitor {
  const jar = jarOf(context, partner);
  return {
    saved: readParts(request.headers.cookie, jar) ?? {},
    now: jar.now,
    search: /\?[^#]*/.exec(request.raw.url ?? '')?.[0] ?? '',
    hasChosen: /(?:^|; )ndp-language=/.test(request.headers.cookie ?? ''),
    fetcher: callerOf(request, publicOrigin(partner.id, context.config), api),
  };
}

async function payloadOf(body: unknown): Promise<{ readonly payload?: string | Buffer }> {
  if (body instanceof Blob) return { payload: Buffer.from(await body.arrayBuffer()) };
  return typeof body === 'string' ? { payload: body } : {};
}

/** Headers by which calls know a visitor, apart from what a call sends itself. */
const passedOn = ['user-agent', 'x-forwarded-for'] as const;

/**
 * Makes the calls of a visitor without script, in this process: by the same calls and within the same limits as if their
 * own browser had made them.
 */
function callerOf(request: FastifyRequest, origin: string, api: FastifyInstance): typeof fetch {
  const known = passedOn.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const remoteAddress = request.socket.remoteAddress;
  return async (url, { method = 'GET', headers, body } = {}) => {
    const answer = await api.inject({
      method: method as HTTPMethods & 'GET',
      url: String(url),
      headers: { ...Object.fromEntries(known), origin, ...(headers as Record<string, string>) },
      ...(await payloadOf(body)),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
    const answered = Object.entries(answer.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    );
    const hasBody = answer.statusCode !== 204;
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: answered,
    });
  };
}
