import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskHttp } from '../../calls/desk/desk-http.ts';
import { describeDesk, mountDesk } from '../../calls/desk/routes.ts';
import { welcomeDemonstration } from '../../features/desk/demonstration.ts';
import { DeskClosed } from '../../features/desk/refusals.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import { builtDesk } from '../../platform/config/shipped.ts';
import { watchMethods } from '../../platform/http/other-methods.ts';
import { bodyRule, boundBodies, boundRequests, mostRequests } from '../../platform/http/request-bounds.ts';
import { answerUnknown, newSite } from '../../platform/http/site.ts';
import type { Watch } from '../../platform/log.ts';
import { seededPartners } from '../../platform/partners/partners.seed.ts';
import type { EmbeddedIssuer } from '../issuer/issuer-site.ts';
import { openIssuerClient } from './issuer-client.ts';
import { mountLogin } from './login.ts';
import { mountLogout } from './logout.ts';

/** Everything from this host alone; pages of files are pictures the page has asked for. */
const deskPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The desk of officers: its page, its calls, and the way to log in. */
export async function buildDesk(
  context: SigningCallContext,
  embedded: EmbeddedIssuer,
  { folder = builtDesk, ...watch }: Watch & { readonly folder?: string } = {},
): Promise<FastifyInstance> {
  const { config } = context;
  const page = pageReader(folder);
  const answerPage = (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = (request.raw.url ?? '/').split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const html = isRead && !/^\/(api|assets|login)\//.test(pathname) ? page() : undefined;
    if (html === undefined) return answerUnknown(request, reply);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
      .send(html);
  };
  const site = newSite({
    config,
    watch,
    contentSecurityPolicy: deskPolicy,
    headers: {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'cross-origin-resource-policy': 'same-origin',
    },
    otherwise: answerPage,
  });
  boundRequests(site, mostRequests);
  boundBodies(site, bodyRule);
  const issuer = openIssuerClient(config, embedded);
  const welcome = async (iss: string) => {
    if (config.desk.issuer !== 'embedded') return;
    const ids = seededPartners.map(({ id }) => id);
    await welcomeDemonstration(context, iss, ids, context.clock());
  };
  mountLogin(site, { ...context, issuer, welcome });
  mountLogout(site, context, issuer);
  embedded.notify(site);
  addCalls(site, context, issuer !== undefined);
  if (existsSync(folder))
    await site.register(files, {
      root: folder,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
  site.get('/', async (request, reply) => answerPage(request, reply));
  return site;
}

/** The calls and their description; a desk nobody can log in to refuses them all. */
function addCalls(site: FastifyInstance, context: SigningCallContext, isOpen: boolean): void {
  const document = describeDesk(publicOrigin('desk', context.config));
  site.get('/openapi.json', async () => document);
  if (!isOpen) {
    site.all('/api/*', () => Promise.reject(new DeskClosed()));
    return;
  }
  const refuseOtherMethods = watchMethods(site, '/api/');
  mountDesk(deskHttp(site, context));
  refuseOtherMethods();
}

/** Read anew each time, because a developer's machine builds it meanwhile; nobody waits for so small a file. */
function pageReader(folder: string): () => string | undefined {
  const path = join(folder, 'index.html');
  return () => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
}
