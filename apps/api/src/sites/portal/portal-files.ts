import files from '@fastify/static';
import { languageOf, localeOf, say } from '@ndp/flows/message.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocal } from '../../platform/config/config.ts';
import { labelOfHost } from '../../platform/config/hosts.ts';
import { builtPortal } from '../../platform/config/shipped.ts';
import type { CoreContext } from '../../platform/context.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { PartnerClosed } from '../../platform/http/refusals.ts';
import { answerUnknown, newSite } from '../../platform/http/site.ts';
import type { Watch } from '../../platform/log.ts';
import { readLogo } from '../../platform/partners/logos.ts';
import type { ReadForm } from './form-body.ts';
import { type NumbersContext, numbersFrom } from './open-numbers.ts';
import { answerRequested, secretPaths, writeRequested } from './page-request.ts';
import { noscriptHeaders, noscriptPage } from './plain-page.ts';
import { mountFinish } from './portal-finish.ts';
import { mountForms } from './portal-forms.ts';
import { fillPage, portalFacts, portalPolicy } from './portal-page.ts';
import { portalWriter, readBuiltPage } from './portal-writer.ts';
import { mountSecurityText } from './security-text.ts';
import { sendWritten } from './send-written.ts';

/**
 * The portal for every host that is neither API nor mailbox: its files, and its page for all other addresses.
 *
 * @param api where the calls of visitors without script are made; without it their forms are not taken
 */
export async function buildPortal(
  context: CoreContext & NumbersContext,
  folder = builtPortal,
  watch?: Watch,
  api?: FastifyInstance,
): Promise<FastifyInstance> {
  const readFilled = pageReader(context, folder);
  const isBuilt = readFilled() !== undefined;
  const readNumbers = numbersFrom(context);
  const writer = portalWriter(folder, () => readFilled() ?? '');
  const within = { context, api, readNumbers };
  const by = (request: FastifyRequest) => ({ ...within, request, partner: hostPartner(request, context) });
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = (request.raw.url ?? '/').split('?');
    if (!wantsPage(request, pathname)) return answerUnknown(request, reply);
    if (isClosed(context, request.headers.host)) return sendClosed(request, reply);
    if (isHidden(request, pathname)) reply.header('x-robots-tag', 'noindex, nofollow');
    const written = writer && (await writeRequested(writer, { ...by(request), pathname }));
    return written
      ? sendWritten(written, request, reply, context)
      : sendBuilt(readFilled() ?? '', pathname, reply);
  };
  const answerForm = async (form: ReadForm, request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = (request.raw.url ?? '/').split('?');
    if (isClosed(context, request.headers.host)) return Boolean(sendClosed(request, reply));
    if (isHidden(request, pathname)) reply.header('x-robots-tag', 'noindex, nofollow');
    const answered = writer && (await answerRequested(writer, form, { ...by(request), pathname }));
    if (answered) sendWritten(answered, request, reply, context);
    return answered !== undefined;
  };
  const site = newSite({
    config: context.config,
    watch,
    partnerOf: ({ headers }) => findPartner(context, headers.host),
    contentSecurityPolicy: portalPolicy(context.config),
    headers: { 'cross-origin-resource-policy': 'same-origin' },
    ...(isBuilt ? { otherwise: answerPage } : {}),
  });
  mountFinish(site, context.config);
  mountForms(site, answerForm);
  mountSecurityText(site, context);
  if (!isBuilt) {
    site.log.warn('The portal is not built yet: run "npm run build". The API works without it.');
    return site;
  }
  await mountFiles(site, context, folder);
  site.get('/', answerPage);
  site.get('/index.html', answerPage);
  return site;
}

/** The logo a partner has uploaded, at its own hosts; another picture has another address. */
function mountOwnLogos(site: FastifyInstance, { db }: CoreContext): void {
  site.get('/logos/own/:file', async (request, reply) => {
    const { partner, url } = request;
    const [pathname = ''] = url.split('?');
    const png = partner && (await withinPartner(partner.id, () => readLogo(db, partner.id, pathname)));
    if (!png) return answerUnknown(request, reply);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'image/png' })
      .send(png);
  });
}

/** The files of the built portal, and the logos of partners. */
export async function mountFiles(site: FastifyInstance, context: CoreContext, folder: string): Promise<void> {
  mountOwnLogos(site, context);
  await site.register(files, {
    root: folder,
    // Among them what Vite writes down of the sources.
    dotfiles: 'ignore',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheFor(path.slice(folder.length)));
    },
  });
}

function findPartner({ config, partners }: CoreContext, host: string | undefined) {
  const label = labelOfHost(host, config);
  return label === undefined ? undefined : partners.find(label);
}

function isClosed({ config, partners }: CoreContext, host: string | undefined): boolean {
  const label = labelOfHost(host, config);
  return label !== undefined && partners.isClosed(label);
}

/** Whether no search engine is to keep the page. */
function isHidden({ partner }: FastifyRequest, pathname: string): boolean {
  return secretPaths.test(pathname) || partner?.is_training === true;
}

/** A page that says no more than that this one portal is closed. */
function sendClosed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { sentence, status, retryAfterSeconds } = new PartnerClosed();
  const language = languageOf(request.headers['accept-language']);
  return reply
    .status(status)
    .headers({ ...noscriptHeaders, 'retry-after': String(retryAfterSeconds) })
    .send(noscriptPage(localeOf[language], 'NDP', `<h1>NDP</h1>\n<p>${say(sentence, language)}</p>`));
}

/** The partner of a request's host, unless the host is another name of theirs. */
function hostPartner({ partner, headers }: FastifyRequest, { config }: CoreContext): Partner | undefined {
  return partner && labelOfHost(headers.host, config) === partner.id ? partner : undefined;
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

/**
 * Reads the page with its facts, anew when the partners were; on a developer's machine each time, because it is rebuilt
 * meanwhile.
 */
export function pageReader({ config, partners }: CoreContext, folder: string): () => string | undefined {
  const fill = (html: string | undefined, ids: readonly string[]) =>
    html === undefined ? undefined : fillPage(html, portalFacts(config, ids));
  if (isLocal(config.environment)) return () => fill(readBuiltPage(folder), partners.ids());
  const built = readBuiltPage(folder);
  let known = { ids: partners.ids(), page: fill(built, partners.ids()) };
  return () => {
    const ids = partners.ids();
    if (ids !== known.ids) known = { ids, page: fill(built, ids) };
    return known.page;
  };
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
export function wantsPage({ method, headers }: FastifyRequest, pathname: string): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  const takesHtml = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  return isReading && takesHtml && !/^\/(assets|logos)\//.test(pathname);
}
