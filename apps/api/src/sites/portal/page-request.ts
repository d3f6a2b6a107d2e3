import { languageOf } from '@ndp/flows/message.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CoreContext } from '../../platform/context.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { toPortalConfig } from '../../platform/partners/portal-config.ts';
import type { ReadForm } from './form-body.ts';
import type { NumbersContext, ReadNumbers } from './open-numbers.ts';
import { readParts } from './portal-cookies.ts';
import { jarOf, visitorOf } from './portal-visitor.ts';
import type { PageReply, PortalWriter } from './portal-writer.ts';

/** Pages behind a secret link: no search engine keeps them. */
export const secretPaths = /^\/(grant|additional-data)(\/|$)/i;

/** Pages of a document, by its name. */
const readPaths = /^\/statements\/([a-z-]+)/;

/** A request for a page, or a form sent from one. */
export interface PageRequest {
  readonly pathname: string;
  readonly request: FastifyRequest;
  /** Undefined: nobody stands at this very host; whoever came by another name of a partner is sent on by the page itself. */
  readonly partner: Partner | undefined;
  readonly context: CoreContext & NumbersContext;
  readonly api: FastifyInstance | undefined;
  readonly readNumbers: ReadNumbers;
}

/** The page of a partner. */
export async function writeRequested(
  writer: PortalWriter,
  page: PageRequest,
): Promise<PageReply | undefined> {
  const { pathname, request, partner, context, api, readNumbers } = page;
  if (!partner) return undefined;
  // In a tab that was left, script leads away before anything behind the link can be seen.
  const isLeft = /(?:^|; )ndp-left=/.test(request.headers.cookie ?? '');
  const isTheirs =
    (secretPaths.test(pathname) && !isLeft) ||
    pathname === '/error' ||
    (pathname.startsWith('/application/') && readParts(request.headers.cookie, jarOf(context, partner)));
  const visitor = api && isTheirs ? visitorOf(request, context, partner, api) : undefined;
  const language = chosenLanguage(request);
  const [, read] = readPaths.exec(pathname) ?? [];
  const shown = toPortalConfig(partner, context, read);
  const counted = shown.is_counted_openly && pathname === '/numbers';
  const numbers = counted ? await readNumbers(partner.id, language) : undefined;
  const config = { ...shown, ...(numbers && { numbers }) };
  return writer.write(pathname, config, language, visitor).catch((error: unknown) => {
    // The browser can still do what the server could not.
    request.log.error({ err: error }, 'a page could not be written');
    return undefined;
  });
}

/** Answers a form; undefined where none is taken. Another language is chosen by any form, whatever else it says. */
export async function answerRequested(
  writer: PortalWriter,
  { fields, files }: ReadForm,
  page: PageRequest,
): Promise<PageReply | undefined> {
  const { pathname, request, partner, context, api } = page;
  if (!partner || !api) return undefined;
  const chosen = new URLSearchParams(fields).get('language');
  const language = chosen ? languageOf(chosen) : chosenLanguage(request);
  const known = visitorOf(request, context, partner, api);
  const visitor = { ...known, hasChosen: known.hasChosen || chosen !== null };
  const [, read] = readPaths.exec(pathname) ?? [];
  const config = toPortalConfig(partner, context, read);
  const answered = await writer.answer({ pathname, fields, files, config, language, visitor });
  if (!chosen || (answered && 'file' in answered)) return answered;
  // The page with what is typed on it.
  if (answered && 'status' in answered && answered.status === 200) return { ...answered, language };
  // Browsers take both strokes for the beginning of a host.
  const location = /^\/(?![/\\])/.test(request.raw.url ?? '') ? request.raw.url : '/';
  return { location: location ?? '/', ...(answered && 'location' in answered ? answered : {}), language };
}

/** The language chosen on this device. */
export function chosenLanguage({ headers }: FastifyRequest) {
  return languageOf(/(?:^|; )ndp-language=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? 'pl');
}
