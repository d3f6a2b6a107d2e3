import files from '@fastify/static';
import type { WrittenFile } from '@ndp/contract/written-page.ts';
import { languageOf, localeOf, say } from '@ndp/flows/message.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocal } from '../../platform/config/config.ts';
import { labelOfHost } from '../../platform/config/hosts.ts';
import { builtPortal } from '../../platform/config/shipped.ts';
import type { CoreContext } from '../../platform/context.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { doWhenDelivered } from '../../platform/http/mount.ts';
import { PartnerClosed } from '../../platform/http/refusals.ts';
import { answerUnknown, newSite } from '../../platform/http/site.ts';
import type { Watch } from '../../platform/log.ts';
import { readLogo } from '../../platform/partners/logos.ts';
import { toPortalConfig } from '../../platform/partners/portal-config.ts';
import type { ReadForm } from './form-body.ts';
import { type NumbersContext, numbersFrom, type TellNumbers } from './open-numbers.ts';
import { plainHeaders, plainPage } from './plain-page.ts';
import { keepIn, readKept } from './portal-cookies.ts';
import { mountFinish } from './portal-finish.ts';
import { mountForms } from './portal-forms.ts';
import { fillPage, portalFacts, portalPolicy } from './portal-page.ts';
import { jarOf, visitorOf } from './portal-visitor.ts';
import { type Outcome, type PortalWriter, portalWriter, readBuiltPage } from './portal-writer.ts';
import { mountSecurityText } from './security-text.ts';

/** Pages behind a secret link: no search engine keeps them. */
const secretPaths = /^\/(grant|additional-data)(\/|$)/i;

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
  const tellNumbers = numbersFrom(context);
  const writer = portalWriter(folder, () => readFilled() ?? '');
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = (request.raw.url ?? '/').split('?');
    if (!wantsPage(request, pathname)) return answerUnknown(request, reply);
    if (isClosed(context, request.headers.host)) return sendClosed(request, reply);
    if (secretPaths.test(pathname)) reply.header('x-robots-tag', 'noindex, nofollow');
    const written = writer && (await write(writer, { pathname, request, context, api, tellNumbers }));
    return written
      ? sendWritten(written, request, reply, context)
      : sendBuilt(readFilled() ?? '', pathname, reply);
  };
  const answerForm = async (form: ReadForm, request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = (request.raw.url ?? '/').split('?');
    if (isClosed(context, request.headers.host)) return Boolean(sendClosed(request, reply));
    if (secretPaths.test(pathname)) reply.header('x-robots-tag', 'noindex, nofollow');
    const answered = writer && (await answer(writer, form, { pathname, request, context, api, tellNumbers }));
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

async function mountFiles(site: FastifyInstance, context: CoreContext, folder: string): Promise<void> {
  mountOwnLogos(site, context);
  await site.register(files, {
    root: folder,
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

/** A page that says no more than that this one portal is closed. */
function sendClosed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { sentence, status, retryAfterSeconds } = new PartnerClosed();
  const language = languageOf(request.headers['accept-language']);
  return reply
    .status(status)
    .headers({ ...plainHeaders, 'retry-after': String(retryAfterSeconds) })
    .send(plainPage(localeOf[language], 'NDP', `<h1>NDP</h1>\n<p>${say(sentence, language)}</p>`));
}

/** A request for a page, or a form sent from one. */
interface Asked {
  readonly pathname: string;
  readonly request: FastifyRequest;
  readonly context: CoreContext & NumbersContext;
  readonly api: FastifyInstance | undefined;
  readonly tellNumbers: TellNumbers;
}

/** The page of the partner who stands at this very host; whoever came by another name is sent on by the page itself. */
async function write(writer: PortalWriter, asked: Asked): Promise<Outcome | undefined> {
  const { pathname, request, context, api, tellNumbers } = asked;
  const partner = hostPartner(asked);
  if (!partner) return undefined;
  // In a tab that was left, script leads away before anything behind the link can be seen.
  const isLeft = /(?:^|; )ndp-left=/.test(request.headers.cookie ?? '');
  const isTheirs =
    (secretPaths.test(pathname) && !isLeft) ||
    pathname === '/error' ||
    (pathname.startsWith('/application/') && readKept(request.headers.cookie, jarOf(context, partner)));
  const visitor = api && isTheirs ? visitorOf(request, context, partner, api) : undefined;
  const language = languageAsked(request);
  const counted = partner.is_counted_openly && pathname === '/numbers';
  const numbers = counted ? await tellNumbers(partner.id, language) : undefined;
  const config = { ...toPortalConfig(partner, context), ...(numbers && { numbers }) };
  return writer.write(pathname, config, language, visitor).catch((error: unknown) => {
    // The browser can still do what the server could not.
    request.log.error({ err: error }, 'a page could not be written');
    return undefined;
  });
}

/** Answers a form; undefined where none is taken. Another language is chosen by any form, whatever else it says. */
async function answer(
  writer: PortalWriter,
  { fields, files }: ReadForm,
  asked: Asked,
): Promise<Outcome | undefined> {
  const { pathname, request, context, api } = asked;
  const partner = hostPartner(asked);
  if (!partner || !api) return undefined;
  const chosen = new URLSearchParams(fields).get('language');
  const language = chosen ? languageOf(chosen) : languageAsked(request);
  const known = visitorOf(request, context, partner, api);
  const visitor = { ...known, hasChosen: known.hasChosen || chosen !== null };
  const config = toPortalConfig(partner, context);
  const answered = await writer.answer({ pathname, fields, files, config, language, visitor });
  if (!chosen || (answered && 'file' in answered)) return answered;
  // The page with what is typed on it.
  if (answered && 'status' in answered && answered.status === 200) return { ...answered, language };
  const location = /^\/(?!\/)/.test(request.raw.url ?? '') ? request.raw.url : '/';
  return { location: location ?? '/', ...(answered && 'location' in answered ? answered : {}), language };
}

/** The partner of a request's host, unless the host is another name of theirs. */
function hostPartner({ request, context }: Asked): Partner | undefined {
  const { partner } = request;
  return partner && labelOfHost(request.headers.host, context.config) === partner.id ? partner : undefined;
}

function languageAsked({ headers }: FastifyRequest) {
  return languageOf(/(?:^|; )ndp-language=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? 'pl');
}

function sendWritten(
  written: Outcome,
  request: FastifyRequest,
  reply: FastifyReply,
  context: CoreContext,
): FastifyReply {
  const { whenDelivered } = { whenDelivered: undefined, ...('file' in written ? written.file : written) };
  if (whenDelivered) doWhenDelivered(reply, whenDelivered);
  if ('file' in written) return sendFile(written.file, reply);
  const { partner, headers, method } = request;
  const { kept, language } = { language: undefined, ...written };
  if (kept && partner) reply.header('set-cookie', keepIn(kept, jarOf(context, partner), headers.cookie));
  if (language)
    reply.header('set-cookie', `ndp-language=${language}; Path=/; Max-Age=15552000; SameSite=Lax`);
  reply.headers({ vary: 'Accept-Encoding, Cookie' });
  if ('location' in written) {
    // A form is answered by a page to be fetched, so that nothing is sent twice by going back or loading anew.
    const status = method === 'POST' ? 303 : 302;
    const isTheirs = kept || reply.hasHeader('x-robots-tag');
    return reply
      .header('cache-control', isTheirs ? 'no-store' : 'no-cache')
      .redirect(written.location, status);
  }
  const isSecret = reply.hasHeader('x-robots-tag') || written.isOwn;
  const { 'accept-encoding': accepted = '', 'if-none-match': known } = headers;
  reply.headers({
    'cache-control': isSecret ? 'no-store' : 'no-cache',
    'content-security-policy': portalPolicy(context.config, written.styleHash),
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

/** A document that a form or an address has asked for; it is kept nowhere. */
function sendFile({ bytes, type, name, isShown }: WrittenFile, reply: FastifyReply): FastifyReply {
  const way = isShown ? 'inline' : 'attachment';
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-type': type,
      'content-disposition': `${way}; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
    .send(Buffer.from(bytes));
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
function pageReader({ config, partners }: CoreContext, folder: string): () => string | undefined {
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
function wantsPage({ method, headers }: FastifyRequest, pathname: string): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  const takesHtml = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  return isReading && takesHtml && !/^\/(assets|logos)\//.test(pathname);
}
