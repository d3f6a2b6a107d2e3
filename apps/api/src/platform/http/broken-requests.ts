import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { say } from '@ndp/flows/message.ts';
import type { Config } from '../config/config.ts';
import { commonSentences } from './refusals.ts';
import { securityHeaders } from './security-headers.ts';

/** What Node says of a request it could not read, and the status it deserves; anything else is 400. */
const statuses: Readonly<Record<string, keyof typeof answers>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const answers = {
  400: { reason: 'Bad Request', sentence: commonSentences.bad_request },
  408: { reason: 'Request Timeout', sentence: commonSentences.too_slow },
  413: { reason: 'Content Too Large', sentence: commonSentences.body_too_large },
  431: { reason: 'Request Header Fields Too Large', sentence: commonSentences.headers_too_large },
} as const;

/** How long the other side may take to end a connection that was answered, ms. */
export const goodbyeMs = 1_000;

/**
 * Answers what never became a request of a site, as text of HTTP/1.1: a sentence in Polish, because no language can be
 * read, with the guarding headers. It tells nothing of why. The connection ends with it.
 *
 * @param code  Node's name of what was wrong
 */
export function answerBroken(config: Config, socket: Duplex, code = ''): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[code] ?? 400;
  const { reason, sentence } = answers[status];
  const body = JSON.stringify({ detail: say(sentence, 'pl') });
  const headers = {
    ...securityHeaders(config, "default-src 'none'; frame-ancestors 'none'"),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // Whoever does not read the answer would keep the connection for ever.
  const impatience = setTimeout(() => socket.destroy(), goodbyeMs);
  socket.once('close', () => clearTimeout(impatience));
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Whether a request names its host once and alike: RFC 9112, 3.2. What names two, or none, may mean one site to a
 * proxy and another to us.
 */
export function namesOneHost({ headers, rawHeaders, url = '/' }: IncomingMessage): boolean {
  const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (named.length !== 1 || !headers.host) return false;
  if (url.startsWith('/') || url === '*') return true;
  const whole = /^https?:\/\/([^/?#]*)/i.exec(url);
  return whole?.[1]?.toLowerCase() === headers.host.toLowerCase();
}
