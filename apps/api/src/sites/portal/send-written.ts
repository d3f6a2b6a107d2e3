import type { WrittenFile } from '@ndp/contract/written-page.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CoreContext } from '../../platform/context.ts';
import { doWhenDelivered } from '../../platform/http/when-delivered.ts';
import { setCookiesOf } from './portal-cookies.ts';
import { portalPolicy } from './portal-page.ts';
import { jarOf } from './portal-visitor.ts';
import type { PageReply } from './portal-writer.ts';

/** Sends a written page, the way on, or a file. */
export function sendWritten(
  written: PageReply,
  request: FastifyRequest,
  reply: FastifyReply,
  context: CoreContext,
): FastifyReply {
  const { whenDelivered } = { whenDelivered: undefined, ...('file' in written ? written.file : written) };
  if (whenDelivered) doWhenDelivered(reply, whenDelivered);
  if ('file' in written) return sendFile(written.file, reply);
  const { partner, headers, method } = request;
  const { saved, language } = { language: undefined, ...written };
  if (saved && partner)
    reply.header('set-cookie', setCookiesOf(saved, jarOf(context, partner), headers.cookie));
  if (language)
    reply.header('set-cookie', `ndp-language=${language}; Path=/; Max-Age=15552000; SameSite=Lax`);
  reply.headers({ vary: 'Accept-Encoding, Cookie' });
  if ('location' in written) {
    // A form is answered by a page to be fetched, so that nothing is sent twice by going back or loading anew.
    const status = method === 'POST' ? 303 : 302;
    const isTheirs = saved || reply.hasHeader('x-robots-tag');
    return reply
      .header('cache-control', isTheirs ? 'no-store' : 'no-cache')
      .redirect(written.location, status);
  }
  const isSecret = reply.hasHeader('x-robots-tag') || written.isOwn;
  const { 'accept-encoding': accepted = '', 'if-none-match': known } = headers;
  reply.headers({
    'cache-control': isSecret ? 'no-store' : 'no-cache',
    'content-security-policy': written.policy ?? portalPolicy(context.config, written.styleHash),
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

/** A document that a form or an address requested; it is stored nowhere. */
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
