import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Weather } from './bench.ts';

/** What the fake platform answers: a status with JSON, or a file. */
export type FakeResponse = { readonly status: number; readonly body: unknown } | Uint8Array;

/** Ways in which the platform may fail. */
export type BadWeather =
  | Exclude<Weather, 'fair'>
  | 'hang'
  | 'redirect'
  | 'limit'
  | 'unauthorized'
  | 'forbidden'
  | 'token-over'
  | 'plan-over';

/** Answers the way the weather is. */
export function turnBad(weather: BadWeather, response: ServerResponse): void {
  if (weather === 'down') response.writeHead(503, { 'retry-after': '120' }).end('Service Unavailable');
  if (weather === 'limit') response.writeHead(429, { 'retry-after': '1800' }).end('{}');
  if (weather === 'unauthorized') reply(response, refuse(401, 'UNAUTHORIZED'));
  if (weather === 'forbidden') reply(response, refuse(403, 'FORBIDDEN'));
  if (weather === 'token-over') reply(response, refuse(400, 'EXPIRED_CODE'));
  if (weather === 'plan-over') reply(response, refuse(400, 'LIMIT_EXCEEDED'));
  if (weather === 'garbage') response.writeHead(200).end('<!doctype html><title>{"id": "envelope_x"}');
  if (weather === 'redirect') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  if (weather === 'flood') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: 'x', data: [], totalPages: 1, rest: 'x'.repeat(2 * 1024 * 1024) }));
  }
}

/** The code at the top says "internal error" whatever happened; the one inside is right. */
export function refuse(status: number, code: string): FakeResponse {
  const body = { message: 'Something', code: 'INTERNAL_SERVER_ERROR', data: { code, httpStatus: status } };
  return { status, body };
}

/** Sends an answer. */
export function reply(response: ServerResponse, answered: FakeResponse): void {
  if (answered instanceof Uint8Array) {
    response
      .writeHead(200, { 'content-disposition': 'attachment; filename="umowa_signed.pdf"' })
      .end(answered);
  } else {
    response.writeHead(answered.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answered.body));
  }
}

/** The whole body of a request. */
export async function readAll(request: IncomingMessage): Promise<Buffer> {
  const context: Buffer[] = [];
  for await (const part of request) context.push(part as Buffer);
  return Buffer.concat(context);
}

/** Ten on a page unless told, a hundred at most; no page where there is nothing. */
export function pageOf(items: readonly unknown[], query: URLSearchParams): FakeResponse {
  const page = Number(query.get('page') ?? 1);
  const perPage = Number(query.get('perPage') ?? 10);
  if (perPage > 100) return refuse(400, 'BAD_REQUEST');
  const data = items.slice((page - 1) * perPage, page * perPage);
  const totalPages = Math.ceil(items.length / perPage);
  return { status: 200, body: { data, count: items.length, currentPage: page, perPage, totalPages } };
}
