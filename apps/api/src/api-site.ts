import type { Writable } from 'node:stream';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { mountCalls } from './calls/mount-calls.ts';
import { mountReceiveCallback } from './calls/receive-callback.ts';
import { addDocumentation } from './documentation.ts';
import { labelOf } from './hosts.ts';
import type { CallParts } from './parts.ts';
import { newSite } from './site.ts';
import { ping } from './store/applications.ts';

/** The API host: the calls, their description, and whether the service is well. */
export async function buildApi(parts: CallParts, logTo?: Writable | false): Promise<FastifyInstance> {
  const server = newSite({
    config: parts.config,
    logTo,
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', vary: 'Origin' },
  });
  await server.register(cors, {
    origin: (origin: string | undefined) => isPartner(parts, origin),
    methods: ['GET', 'POST', 'PUT'],
    allowedHeaders: ['content-type', 'idempotency-key', 'accept-language', 'if-match'],
    exposedHeaders: ['etag', 'retry-after'],
    credentials: false,
    maxAge: 600,
  });
  await addDocumentation(server, parts.config);
  addHealth(server, parts);
  mountCalls({ server, parts });
  mountReceiveCallback({ server, parts });
  return server;
}

async function isPartner({ config, partners }: CallParts, origin: string | undefined): Promise<boolean> {
  const label = labelOf(origin, config);
  return label !== undefined && (await partners.find(label)) !== undefined;
}

function addHealth(server: FastifyInstance, { db }: CallParts): void {
  server.get('/health/live', async () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    try {
      await ping(db);
      return { status: 'ready' };
    } catch {
      return reply.status(503).header('retry-after', '5').send({ status: 'unavailable' });
    }
  });
}
