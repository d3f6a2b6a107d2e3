import cors from '@fastify/cors';
import { challengeHeader, proofHeader } from '@ndp/contract/proof.ts';
import type { FastifyInstance } from 'fastify';
import { mountReceiveCallback } from '../calls/signing/receive-callback.ts';
import { ping } from '../cases/store/applications.ts';
import type { SigningCallContext } from '../features/signing/signing-service.ts';
import { labelOf } from '../platform/config/hosts.ts';
import { withDeadline } from '../platform/database/deadline.ts';
import { watchMethods } from '../platform/http/other-methods.ts';
import { portalHttp } from '../platform/http/portal-call.ts';
import { bodyRule, boundBodies, boundRequests, mostRequests } from '../platform/http/request-bounds.ts';
import { newSite } from '../platform/http/site.ts';
import type { Watch } from '../platform/log.ts';
import { addDocumentation } from './documentation.ts';
import { mountCalls } from './routes.ts';

/** The API host: the calls, their description, and whether the service is well. */
export async function buildApi(context: SigningCallContext, watch?: Watch): Promise<FastifyInstance> {
  const server = newSite({
    config: context.config,
    watch,
    partnerOf: ({ headers }) => findPartner(context, headers.origin),
    isClosed: ({ headers }) => isClosed(context, headers.origin),
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', vary: 'Origin' },
  });
  const refuseOtherMethods = watchMethods(server, '/pl/ndp/');
  await server.register(cors, {
    // The list was read for this request already, so the answer is there. A closed portal may read that it is closed.
    origin: (origin, allow) =>
      allow(null, findPartner(context, origin) !== undefined || isClosed(context, origin)),
    methods: ['GET', 'POST', 'PUT'],
    allowedHeaders: ['content-type', 'idempotency-key', 'accept-language', 'if-match', proofHeader],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id', challengeHeader],
    // A preflight without its headers gets the same empty answer, not the plug-in's own words.
    strictPreflight: false,
    credentials: false,
    maxAge: 600,
  });
  // After the origins: a refusal, too, has to be readable in the browser.
  boundRequests(server, mostRequests);
  boundBodies(server, bodyRule);
  await addDocumentation(server, context.config);
  addHealth(server, context);
  const http = portalHttp(server, context);
  mountCalls(http);
  mountReceiveCallback(http);
  refuseOtherMethods();
  return server;
}

function findPartner({ config, partners }: SigningCallContext, origin: string | undefined) {
  const label = labelOf(origin, config);
  return label === undefined ? undefined : partners.find(label);
}

function isClosed({ config, partners }: SigningCallContext, origin: string | undefined): boolean {
  const label = labelOf(origin, config);
  return label !== undefined && partners.isClosed(label);
}

/** `live`: the process answers. `ready`: send it visitors, which a process on its way out does not want. */
function addHealth(server: FastifyInstance, { db, draining }: SigningCallContext): void {
  server.get('/health/live', async () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    const isReady = !draining.hasBegun && (await answers(db));
    if (isReady) return { status: 'ready' };
    return reply.status(503).header('retry-after', '5').send({ status: 'unavailable' });
  });
}

async function answers(db: SigningCallContext['db']): Promise<boolean> {
  return withDeadline(() => ping(db)).then(
    () => true,
    () => false,
  );
}
