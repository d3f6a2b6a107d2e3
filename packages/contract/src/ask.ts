import type * as z from 'zod/mini';
import type { Call } from './call.ts';

type Schema = z.ZodMiniType;

/** What a call takes from its caller. */
export interface Asking<Params, Query, Body> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

/** The server refused; `status` and `body` are what it answered. */
export class Refused extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: unknown, retryAfterSeconds?: number) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** How long a call may take before the visitor is told, ms. */
const patienceMs = 20_000;

/**
 * A client for one API address and language.
 *
 * @returns `ask(call, asking)`, which resolves to the call's checked answer
 * @throws {Unreachable} no connection, or no answer in time
 * @throws {Refused} any status other than a success
 */
export function clientFor(apiOrigin: string, language: () => string, fetcher: typeof fetch = fetch) {
  return async function ask<
    Params extends Schema,
    Query extends Schema,
    Body extends Schema,
    Answer extends Schema,
  >(
    call: Call<Params, Query, Body, Answer>,
    asking: Asking<z.infer<Params>, z.input<Query>, z.input<Body>> = {},
  ): Promise<z.infer<Answer>> {
    const response = await send(
      fetcher,
      apiOrigin + fillPath(call.path, asking.params) + queryOf(asking.query),
      {
        method: call.method,
        headers: {
          'accept-language': language(),
          ...(asking.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...asking.headers,
        },
        ...(asking.body === undefined ? {} : { body: JSON.stringify(asking.body) }),
        credentials: 'omit',
      },
    );
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new Refused(response.status, body, retryAfter(response));
    return call.answer.parse(body) as z.infer<Answer>;
  };
}

export type Ask = ReturnType<typeof clientFor>;

async function send(fetcher: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    return await fetcher(url, { ...init, signal: patience.signal });
  } catch (cause) {
    throw new Unreachable('no answer from the server', { cause });
  } finally {
    clearTimeout(timer);
  }
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? seconds : undefined;
}

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
}

function queryOf(query: unknown): string {
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
