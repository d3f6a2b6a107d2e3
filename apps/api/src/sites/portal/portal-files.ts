import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocal } from '../../platform/config/config.ts';
import { labelOfHost } from '../../platform/config/hosts.ts';
import { builtPortal } from '../../platform/config/shipped.ts';
import type { CoreContext } from '../../platform/context.ts';
import { answerUnknown, newSite } from '../../platform/http/site.ts';
import type { Watch } from '../../platform/log.ts';
import { mountFinish } from './portal-finish.ts';
import { fillPage, portalFacts, portalPolicy } from './portal-page.ts';

/** Pages behind a secret link: no search engine keeps them. */
const secretPaths = /^\/(grant|additional-data)(\/|$)/i;

/** The portal for every host that is neither API nor mailbox: its files, and its one page for all other addresses. */
export async function buildPortal(
  context: CoreContext,
  folder = builtPortal,
  watch?: Watch,
): Promise<FastifyInstance> {
  const readFilled = await pageReader(context, folder);
  const isBuilt = readFilled() !== undefined;
  const answerPage = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(readFilled() ?? '', request, reply);
  const site = newSite({
    config: context.config,
    watch,
    partnerOf: ({ headers }) => findPartner(context, headers.host),
    contentSecurityPolicy: portalPolicy(context.config),
    headers: { 'cross-origin-resource-policy': 'same-origin' },
    ...(isBuilt ? { otherwise: answerPage } : {}),
  });
  mountFinish(site);
  if (!isBuilt) {
    site.log.warn('The portal is not built yet: run "npm run build". The API works without it.');
    return site;
  }
  await site.register(files, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheFor(path.slice(folder.length)));
    },
  });
  site.get('/', answerPage);
  site.get('/index.html', answerPage);
  return site;
}

function findPartner({ config, partners }: CoreContext, host: string | undefined) {
  const label = labelOfHost(host, config);
  return label === undefined ? undefined : partners.find(label);
}

/** Reads the page with its facts; on a developer's machine each time anew, because it is rebuilt meanwhile. */
async function pageReader(
  { config, partners }: CoreContext,
  folder: string,
): Promise<() => string | undefined> {
  const ids = (await partners.all()).map(({ id }) => id);
  const facts = portalFacts(config, ids);
  const read = () => {
    const html = readPage(folder);
    return html === undefined ? undefined : fillPage(html, facts);
  };
  if (isLocal(config.environment)) return read;
  const page = read();
  return () => page;
}

/** Built files carry a hash in their name; everything else may change with the next release. */
function cacheFor(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function sendPage(page: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [pathname = '/'] = (request.raw.url ?? '/').split('?');
  if (!wantsPage(request, pathname)) return answerUnknown(request, reply);
  const isSecret = secretPaths.test(pathname);
  if (isSecret) reply.header('x-robots-tag', 'noindex, nofollow');
  return reply
    .status(isReadable(pathname) ? 200 : 404)
    .headers({
      'cache-control': isSecret ? 'no-store' : 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    })
    .send(page);
}

/** Nothing can stand at an address that cannot be decoded; its page says so. */
function isReadable(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Not for a missing picture or script. */
function wantsPage({ method, headers }: FastifyRequest, pathname: string): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  const takesHtml = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  return isReading && takesHtml && !/^\/(assets|logos)\//.test(pathname);
}

function readPage(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}
