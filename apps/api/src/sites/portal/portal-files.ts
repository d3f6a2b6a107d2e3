import files from '@fastify/static';
import { languageOf, say } from '@ndp/flows/message.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocal } from '../../platform/config/config.ts';
import { labelOfHost } from '../../platform/config/hosts.ts';
import { builtPortal } from '../../platform/config/shipped.ts';
import type { CoreContext } from '../../platform/context.ts';
import { PartnerClosed } from '../../platform/http/refusals.ts';
import { answerUnknown, newSite } from '../../platform/http/site.ts';
import type { Watch } from '../../platform/log.ts';
import { toPortalConfig } from '../../platform/partners/portal-config.ts';
import { mountEarlyForm } from './portal-early-form.ts';
import { mountFinish } from './portal-finish.ts';
import { fillPage, portalFacts, portalPolicy } from './portal-page.ts';
import { type PortalPage, type PortalWriter, portalWriter, readBuiltPage } from './portal-writer.ts';
import { mountSecurityText } from './security-text.ts';

/** Pages behind a secret link: no search engine keeps them. */
const secretPaths = /^\/(grant|additional-data)(\/|$)/i;

/** The portal for every host that is neither API nor mailbox: its files, and its page for all other addresses. */
export async function buildPortal(
  context: CoreContext,
  folder = builtPortal,
  watch?: Watch,
): Promise<FastifyInstance> {
  const readFilled = await pageReader(context, folder);
  const isBuilt = readFilled() !== undefined;
  const writer = portalWriter(folder, () => readFilled() ?? '');
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = (request.raw.url ?? '/').split('?');
    if (!wantsPage(request, pathname)) return answerUnknown(request, reply);
    if (isClosed(context, request.headers.host)) return sendClosed(request, reply);
    if (secretPaths.test(pathname)) reply.header('x-robots-tag', 'noindex, nofollow');
    const written = writer && (await write(writer, pathname, request, context));
    return written
      ? sendWritten(written, request, reply, context)
      : sendBuilt(readFilled() ?? '', pathname, reply);
  };
  const site = newSite({
    config: context.config,
    watch,
    partnerOf: ({ headers }) => findPartner(context, headers.host),
    contentSecurityPolicy: portalPolicy(context.config),
    headers: { 'cross-origin-resource-policy': 'same-origin' },
    ...(isBuilt ? { otherwise: answerPage } : {}),
  });
  mountFinish(site);
  mountEarlyForm(site);
  mountSecurityText(site, context);
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

function isClosed({ config, partners }: CoreContext, host: string | undefined): boolean {
  const label = labelOfHost(host, config);
  return label !== undefined && partners.isClosed(label);
}

/** A page that says no more than that this one portal is closed. */
function sendClosed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = new PartnerClosed();
  const sentence = say(refusal.sentence, languageOf(request.headers['accept-language']));
  return reply
    .status(refusal.status)
    .headers({
      'retry-after': String(refusal.retryAfterSeconds),
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
    .send(
      `<!doctype html><html lang="${languageOf(request.headers['accept-language'])}"><meta name="viewport" content="width=device-width"><title>NDP</title><p>${sentence}</p></html>`,
    );
}

/** The page of the partner who stands at this very host; whoever came by another name is sent on by the page itself. */
async function write(
  writer: PortalWriter,
  pathname: string,
  request: FastifyRequest,
  context: CoreContext,
): Promise<PortalPage | { readonly location: string } | undefined> {
  const { host, cookie } = request.headers;
  const partner = await findPartner(context, host);
  if (!partner || labelOfHost(host, context.config) !== partner.id) return undefined;
  const language = languageOf(/(?:^|; )ndp-language=(\w+)/.exec(cookie ?? '')?.[1] ?? 'pl');
  const config = toPortalConfig(partner, context);
  return writer(pathname, config, language).catch((error: unknown) => {
    // The browser can still do what the server could not.
    request.log.error({ err: error }, 'a page could not be written');
    return undefined;
  });
}

function sendWritten(
  written: PortalPage | { readonly location: string },
  request: FastifyRequest,
  reply: FastifyReply,
  { config }: CoreContext,
): FastifyReply {
  reply.headers({ vary: 'Accept-Encoding, Cookie' });
  if ('location' in written) return reply.header('cache-control', 'no-cache').redirect(written.location, 302);
  const isSecret = reply.hasHeader('x-robots-tag');
  const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers;
  reply.headers({
    'cache-control': isSecret ? 'no-store' : 'no-cache',
    'content-security-policy': portalPolicy(config, written.styleHash),
    'content-type': 'text/html; charset=utf-8',
    ...(isSecret ? {} : { etag: written.etag }),
  });
  if (!isSecret && known === written.etag) return reply.status(304).send();
  const encoding = (['br', 'gzip'] as const).find((each) =>
    new RegExp(`\\b${each}\\b`).test(String(accepted)),
  );
  const packed = encoding && written.packed[encoding];
  if (packed) reply.header('content-encoding', encoding);
  return reply.status(written.status).send(packed ?? written.body);
}

/** The built page without its content, which the browser then makes. */
function sendBuilt(page: string, pathname: string, reply: FastifyReply): FastifyReply {
  return reply
    .status(isReadable(pathname) ? 200 : 404)
    .headers({
      'cache-control': secretPaths.test(pathname) ? 'no-store' : 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    })
    .send(page);
}

/** Reads the page with its facts; on a developer's machine each time anew, because it is rebuilt meanwhile. */
async function pageReader(
  { config, partners }: CoreContext,
  folder: string,
): Promise<() => string | undefined> {
  const ids = (await partners.all()).map(({ id }) => id);
  const facts = portalFacts(config, ids);
  const read = () => {
    const html = readBuiltPage(folder);
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
