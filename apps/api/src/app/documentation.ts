import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { applicationAnswer } from '@ndp/contract/calls/application.ts';
import { failureBody } from '@ndp/contract/failure.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '../platform/config/config.ts';
import { publicOrigin } from '../platform/config/hosts.ts';
import { describeCalls } from '../platform/http/openapi.ts';
import { calls } from './routes.ts';

/** The pages of the documentation run their own scripts and styles; nothing else of the API host may. */
const documentationPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/openapi.json` everywhere, and `/docs` to read it outside production. */
export async function addDocumentation(server: FastifyInstance, config: Config): Promise<void> {
  const document = describeApi(publicOrigin('api', config));
  server.get('/openapi.json', async () => document);
  if (config.environment === 'production') return;
  await server.register(swagger, { mode: 'static', specification: { document: document as never } });
  await server.register(swaggerUi, { routePrefix: '/docs', staticCSP: documentationPolicy });
}

let described: ReturnType<typeof describeCalls> | undefined;

/** The calls of the portal, as they are described at the API host; described once in a process, which takes a while. */
export function describeApi(origin: string) {
  described ??= describeCalls(calls, {
    origin: '',
    title: 'NDP',
    description:
      'The partner of a call is the one whose portal stands in `Origin`. Sentences follow `Accept-Language` (pl, en).',
    schemas: { SectionChanged: z.extend(failureBody, { current: applicationAnswer }) },
  });
  return { ...described, servers: [{ url: origin }] };
}
