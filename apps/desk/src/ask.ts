import { type Call, type FileAnswer, type FileBody, fileType, type Schema } from '@ndp/contract/call.ts';
import { failureBody, failureLines, fieldFailures } from '@ndp/contract/failure.ts';
import type { Language } from '@ndp/flows/message.ts';
import type * as z from 'zod/mini';

/** Why something was not done: the server’s own sentence, or none when it could not be reached or asked. */
export class NotDone extends Error {
  readonly status: number;
  readonly sentence: string | undefined;
  /** What was asked with the query, which the page reads from its own address, is nothing the server knows. */
  readonly isAddressWrong: boolean;

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    const fields = fieldFailures.safeParse(body).data?.detail ?? [];
    this.isAddressWrong = fields.some(({ loc }) => loc[0] === 'query');
    const said = failureLines(body)?.join(' ') ?? failureBody.safeParse(body).data?.detail;
    this.sentence = this.isAddressWrong ? undefined : said;
  }

  /** Why something was not done, of whatever was thrown. */
  static of(cause: unknown): NotDone {
    return cause instanceof NotDone ? cause : new NotDone(0, undefined);
  }
}

interface Asking {
  readonly path: string;
  readonly method: Call['method'];
  readonly body?: unknown;
  readonly language: Language;
}

function send({ path, method, body, language }: Asking): Promise<Response | undefined> {
  return fetch(path, {
    method,
    headers: {
      'accept-language': language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    cache: 'no-store',
  }).catch(() => undefined);
}

/** Asks the desk’s server. @throws {NotDone} */
async function askServer(asking: Asking): Promise<unknown> {
  const answer = await send(asking);
  const said: unknown = await answer?.json().catch(() => undefined);
  if (!answer?.ok) throw new NotDone(answer?.status ?? 0, said);
  return said;
}

/** Makes a call that is answered with a file; resolves to its name and bytes. @throws {NotDone} also where it broke off */
export async function askFile<Params extends Schema, Query extends Schema, Body extends Schema>(
  language: Language,
  { path, method }: Call<Params, Query, Body, FileAnswer>,
  { params, query, body }: DeskAsking<z.input<Params>, z.input<Query>, z.input<Body>>,
): Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const answer = await send({ path: addressOf(path, params, query), method, body, language });
  if (!answer?.ok) throw new NotDone(answer?.status ?? 0, await answer?.json().catch(() => undefined));
  const bytes = await answer.arrayBuffer().catch(() => undefined);
  if (!bytes) throw new NotDone(0, undefined);
  const [, name = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return { name: decodeURIComponent(name), bytes: new Uint8Array(bytes) };
}

/** Makes a call that is answered with a JPEG; resolves to the address of the picture. @throws {NotDone} */
export async function askPicture<Params extends Schema, Query extends Schema>(
  language: Language,
  call: Call<Params, Query, Schema, FileAnswer>,
  asking: DeskAsking<z.input<Params>, z.input<Query>, never>,
): Promise<string> {
  const { bytes } = await askFile(language, call, asking);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(new Blob([bytes], { type: 'image/jpeg' }));
  });
}

/** What a call of the desk takes. */
export interface DeskAsking<Params, Query, Body> {
  readonly params: Params;
  readonly query?: Query;
  readonly body?: Body;
}

/** Makes a call of the table; resolves to its checked answer. @throws {NotDone} */
export async function askDesk<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
>(
  language: Language,
  call: Call<Params, Query, Body, Answer>,
  { params, query, body }: DeskAsking<z.input<Params>, z.input<Query>, z.input<Body>>,
): Promise<z.output<Answer>> {
  const path = addressOf(call.path, params, query);
  const sent = call.method === 'POST' ? (body ?? {}) : undefined;
  return call.answer.parse(await askServer({ path, method: call.method, body: sent, language }));
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const given = Object.entries((query ?? {}) as Record<string, string | undefined>).filter(
    ([, value]) => value,
  );
  const search = new URLSearchParams(given as [string, string][]).toString();
  return `${pathOf(path, params as Record<string, string>)}${search ? `?${search}` : ''}`;
}

/** Sends a file; resolves to the call's checked answer. @throws {NotDone} */
export async function sendToDesk<Params extends Schema, Query extends Schema, Answer extends Schema>(
  language: Language,
  call: Call<Params, Query, FileBody, Answer>,
  { params, query }: DeskAsking<z.input<Params>, z.input<Query>, never>,
  file: Blob,
): Promise<z.output<Answer>> {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const answer = await fetch(`${pathOf(call.path, params as Record<string, string>)}?${search}`, {
    method: call.method,
    headers: { 'accept-language': language, 'content-type': fileType },
    body: file,
    cache: 'no-store',
  }).catch(() => undefined);
  const said: unknown = await answer?.json().catch(() => undefined);
  if (!answer?.ok) throw new NotDone(answer?.status ?? 0, said);
  return call.answer.parse(said);
}

/** The path of a call with its parameters in their places. */
export function pathOf(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
}
