import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import { describeCalls } from './openapi.ts';

/** The pages of the documentation run their own scripts and styles; nothing else of the API host may. */
const documentationPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/openapi.json` everywhere, and `/docs` to read it outside production. */
export async function addDocumentation(server: FastifyInstance, config: Config): Promise<void> {
  const document = describeCalls(publicOrigin('api', config));
  server.get('/openapi.json', async () => document);
  if (config.environment === 'production') return;
  await server.register(swagger, { mode: 'static', specification: { document: document as never } });
  await server.register(swaggerUi, { routePrefix: '/docs', staticCSP: documentationPolicy });
}
