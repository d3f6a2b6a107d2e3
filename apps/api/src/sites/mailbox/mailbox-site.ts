import { languageOf, say, type Message as Text } from '@ndp/flows/message.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CoreContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { newSite } from '../../platform/http/site.ts';
import type { Watch } from '../../platform/log.ts';
import { findMessage, listMessages } from './messages.ts';
import { framedPart, listPage, messagePage, sentencePage } from './pages.ts';
import { style } from './style.ts';

/** The mailbox's own pages: no script, nothing from elsewhere. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Nothing of the mailbox is stored or found. */
const pageHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

/** A shown mail may do nothing but look as it was written, and open its link in a new tab. */
const partPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const notHere: Text = {
  pl: 'Poczta wychodzi przez serwer SMTP, więc skrzynka jest wyłączona.',
  en: 'Mail leaves through an SMTP server, so the mailbox is switched off.',
};

type Addressed = { Querystring: { to?: string | string[] } };
type OneMessage = { Params: { id: string } };

/**
 * The site of the mail host: outgoing mail of a machine without a mail server, as JSON and as pages.
 * With `SMTP_URL` set it answers 404, because mail is then nobody's to read here.
 */
export function buildMailbox(
  { config, db }: Pick<CoreContext, 'config' | 'db'>,
  watch?: Watch,
): FastifyInstance {
  const site = newSite({ config, contentSecurityPolicy: pagePolicy, headers: pageHeaders, watch });
  if (config.smtpUrl) refuseAll(site);
  else showMessages(site, db);
  return site;
}

function showMessages(server: FastifyInstance, db: Database): void {
  server.get<Addressed>('/messages', async ({ query }) => listMessages(db, addressOf(query.to)));
  server.get<Addressed>('/', async ({ query }, reply) => {
    const to = addressOf(query.to) ?? '';
    return sendPage(reply, listPage(await listMessages(db, to), to));
  });
  server.get<OneMessage>('/messages/:id', async ({ params }, reply) => {
    const message = await findMessage(db, params.id);
    return message ? sendPage(reply, messagePage(message)) : refuseMessage(reply);
  });
  server.get<OneMessage>('/messages/:id/html', async ({ params }, reply) => {
    const message = await findMessage(db, params.id);
    return message ? sendPage(reply, framedPart(message.html), partPolicy) : refuseMessage(reply);
  });
  server.get('/mailbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}

function refuseAll(server: FastifyInstance): void {
  server.get('/*', async (request, reply) => {
    const sentence = say(notHere, languageOf(request.headers['accept-language']));
    return reply.status(404).send({ detail: sentence });
  });
}

function refuseMessage(reply: FastifyReply): FastifyReply {
  const page = sentencePage(
    'Nie ma takiej wiadomości',
    'Wiadomość o tym adresie nie istnieje. Lista jest na stronie głównej skrzynki.',
  );
  return sendPage(reply.status(404), page);
}

function sendPage(reply: FastifyReply, page: string, policy = pagePolicy): FastifyReply {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
}

function addressOf(to: string | string[] | undefined): string | undefined {
  return Array.isArray(to) ? to[0] : to;
}
