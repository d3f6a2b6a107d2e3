import type * as z from 'zod/mini';
import { type Call, type FileAnswer, type FileBody, fileType, type Schema } from './call.ts';
import { type Prove, proofDemanded } from './proof.ts';

/** What a call takes from its caller. @public it stands in declarations */
export interface CallOptions<Params, Query, Body> {
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
  /** The number under which the server's log knows the request. */
  readonly event: string | undefined;

  constructor(status: number, body: unknown, retryAfterSeconds?: number, event?: string) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
    this.event = event;
  }
}

/** How long a call may take before the visitor is told, ms. */
const timeoutMs = 20_000;
/** How long sending a file may take, ms: ten megabytes over a slow line. */
const fileTimeoutMs = 180_000;

/** A client for one API address and language. */
export interface Client {
  /** Makes a call; resolves to its checked answer. */
  readonly ask: Ask;
  /** Fetches a file. */
  readonly fetchFile: FetchFile;
  /** Sends a file; resolves to the call's checked answer. */
  readonly sendFile: SendFile;
}

/**
 * The three ways to call one API address in one language. A call that is demanded a proof of work is made once more
 * with it.
 *
 * @param prove  makes a call again with the proof it was demanded
 * @throws {Unreachable} no connection, or no answer in time
 * @throws {Refused} any status other than a success
 */
export function clientFor(
  apiOrigin: string,
  language: () => string,
  fetcher: typeof fetch = fetch,
  prove?: Prove,
): Client {
  const reach = async (
    row: CallPath,
    asking: CallOptions<unknown, unknown, unknown>,
    sent: RequestContent = {},
    ms = timeoutMs,
  ) => {
    const url = apiOrigin + fillPath(row.path, asking.params) + queryOf(asking.query);
    const headers = { 'accept-language': language(), ...sent.headers, ...asking.headers };
    const init = {
      method: row.method,
      credentials: 'omit',
      ...(sent.body && { body: sent.body }),
    } as const;
    const sendWith = (more?: object) => send(fetcher, url, { ...init, headers: { ...headers, ...more } }, ms);
    const first = await sendWith();
    const response = prove && first.status === proofDemanded ? await prove(first, sendWith) : first;
    if (response.ok) return response;
    const event = response.headers.get('x-request-id') ?? undefined;
    throw new Refused(response.status, await readJson(response), retryAfter(response), event);
  };
  return {
    async ask(call, asking = {}) {
      const sent = asking.body === undefined ? {} : { headers: json, body: JSON.stringify(asking.body) };
      return call.answer.parse(await readJson(await reach(call, asking, sent)));
    },
    async fetchFile(call, asking) {
      return (await reach(call, asking)).blob();
    },
    async sendFile(call, asking, file) {
      const sent = { headers: { 'content-type': fileType }, body: file };
      return call.answer.parse(await readJson(await reach(call, asking, sent, fileTimeoutMs)));
    },
  };
}

type CallPath = { readonly method: string; readonly path: string };
type RequestContent = { readonly headers?: Readonly<Record<string, string>>; readonly body?: string | Blob };

const json = { 'content-type': 'application/json' };

/** Makes a call and resolves to its checked answer. */
export type Ask = <Params extends Schema, Query extends Schema, Body extends Schema, Answer extends Schema>(
  call: Call<Params, Query, Body, Answer>,
  asking?: CallOptions<z.infer<Params>, z.input<Query>, z.input<Body>>,
) => Promise<z.infer<Answer>>;

type FetchFile = <Params extends Schema, Query extends Schema>(
  call: Call<Params, Query, Schema, FileAnswer>,
  asking: CallOptions<z.infer<Params>, z.input<Query>, never>,
) => Promise<Blob>;

type SendFile = <Params extends Schema, Query extends Schema, Answer extends Schema>(
  call: Call<Params, Query, FileBody, Answer>,
  asking: CallOptions<z.infer<Params>, z.input<Query>, never>,
  file: Blob,
) => Promise<z.infer<Answer>>;

function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

async function send(fetcher: typeof fetch, url: string, init: RequestInit, ms: number): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await fetcher(url, { ...init, signal: controller.signal });
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
