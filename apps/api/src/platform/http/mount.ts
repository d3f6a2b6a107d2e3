import type { Call, Download, Secret } from '@ndp/contract/call.ts';
import { languageOf } from '@ndp/flows/message.ts';
import { sayIn } from '@ndp/flows/wording.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AppContext } from '../context.ts';
import { withAuditActor } from '../database/audit-actor.ts';
import { withDeadline } from '../database/deadline.ts';
import { withinPartner } from '../database/partner-scope.ts';
import { describeFault } from '../log.ts';
import type { Refusal } from '../refusals.ts';
import { auditActorOf } from './audit-actor.ts';
import { Caller } from './caller.ts';
import { etagOf, readIfMatch } from './etag.ts';
import { failureOf } from './failures.ts';
import { BodyRefused, FieldsRefused, LinkNotValid, WrongContentType } from './refusals.ts';

/** The form of a part of a call. */
export type Schema = z.ZodMiniType;

/** Where calls are mounted, and what they are built from. */
export interface Http<CoreContext extends AppContext = AppContext> {
  readonly server: FastifyInstance;
  readonly context: CoreContext;
}

/** What is known of a call before its body is asked for, and how that is read. */
type Known<Params, Query, Body> = Omit<Asked<Params, Query, Body>, 'body'> & {
  readonly readBody: () => Body;
};

/**
 * What a handler is given: checked values and who calls. A class, because V8 keeps the getter of a literal, and with it the
 * whole request, in memory that only a full collection frees.
 */
export class Asked<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly caller: Caller;
  /** The revision the caller has seen, from `If-Match`; undefined when it does not care, or the call does not look at it. */
  readonly seenRevision: number | undefined;
  /** What is done in the caller's name once the whole answer has left; if it never leaves, it is not done. */
  readonly whenDelivered: (act: () => Promise<void>) => void;
  readonly #readBody: () => Body;

  constructor(known: Known<Params, Query, Body>) {
    this.params = known.params;
    this.query = known.query;
    this.caller = known.caller;
    this.seenRevision = known.seenRevision;
    this.whenDelivered = known.whenDelivered;
    this.#readBody = known.readBody;
  }

  /** Checked when it is read, so that a call with a secret can look at the secret first. */
  get body(): Body {
    return this.#readBody();
  }
}

/**
 * Mounts a call of the table. What the handler gets has passed the call's schemas, and its answer is cut down to
 * the answer's schema, so that nothing else of a row leaves the server. An answer with a revision carries it as
 * its `ETag`.
 *
 * @param cacheControl  how long a good answer may be kept
 */
export function mount<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
>(
  { server, context }: Http,
  call: Call<Params, Query, Body, Answer>,
  handler: (asked: Asked<z.output<Params>, z.output<Query>, z.output<Body>>) => Promise<z.input<Answer>>,
  cacheControl = 'no-store',
): void {
  server.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const params = readParams(call.params, request.params);
      const query = readPart('query', call.query, request.query);
      const seenRevision = call.looksAtRevision ? readIfMatch(request.headers['if-match']) : undefined;
      const handled = await answerWithin(context, request, call.secret, (caller) =>
        handler(
          new Asked({
            params,
            query,
            caller,
            seenRevision,
            whenDelivered: whenDelivered(context, reply, call.secret),
            readBody: () => {
              if (call.body) needContentType(request);
              return readPart('body', call.body, request.body);
            },
          }),
        ),
      );
      const answer = call.answer.parse(handled);
      const etag = etagOf(answer);
      if (etag !== undefined) reply.header('etag', etag);
      return reply.status(call.status).header('cache-control', cacheControl).send(answer);
    },
  });
}

/** A file as a download call answers it. */
export interface File {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** The name a browser saves it under. */
  readonly name: string;
}

/** Mounts a call that answers a file. It is never kept, and never shown as a page of this host. */
export function mountDownload<Params extends Schema, Query extends Schema>(
  { server, context }: Http,
  call: Download<Params, Query>,
  handler: (asked: Omit<Asked<z.output<Params>, z.output<Query>, never>, 'body'>) => Promise<File>,
): void {
  server.get(call.path, async (request, reply) => {
    const params = readParams(call.params, request.params);
    const query = readPart('query', call.query, request.query);
    const { secret } = call;
    const { bytes, mediaType, name } = await answerWithin(context, request, secret, (caller) =>
      handler({
        params,
        query,
        caller,
        seenRevision: undefined,
        whenDelivered: whenDelivered(context, reply, secret),
      }),
    );
    return reply
      .status(200)
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      })
      .type(mediaType)
      .send(Buffer.from(bytes));
  });
}

/** Has something done in the caller's name once its answer has left. */
export function whenDelivered(context: AppContext, reply: FastifyReply, secret: Secret | undefined) {
  return (act: () => Promise<void>): void =>
    doWhenDelivered(reply, () => answerWithin(context, reply.request, secret, act));
}

/** Acts once the last byte of a whole answer has left: of no refusal, no head alone, no part, and no answer broken off. */
export function doWhenDelivered(reply: FastifyReply, act: () => Promise<unknown>): void {
  const { method, raw } = reply.request;
  reply.raw.once('finish', () => {
    // An answer finishes also where the visitor went away from it.
    if (method === 'HEAD' || reply.statusCode !== 200 || raw.socket.destroyed) return;
    act().catch((error) => reply.log.error({ fault: describeFault(error) }, 'what follows an answer broke'));
  });
}

/** A wrong type is refused before any call; this one has no body, or does not say what it is. */
export function needContentType({ headers }: FastifyRequest): void {
  if (headers['content-type'] === undefined) throw new WrongContentType();
}

/** Answers a call within the partner it came from: it touches no other partner's rows, and is noted as this call. */
export function answerWithin<Answer>(
  context: AppContext,
  request: FastifyRequest,
  secret: Secret | undefined,
  answer: (caller: Caller) => Promise<Answer>,
): Promise<Answer> {
  const act = () => auditActorOf(request, context.keys, secret);
  const within = () => withAuditActor(act, () => answer(new Caller(request)));
  return withDeadline(() => withinPartner(request.partner?.id, within));
}

/**
 * All parameters of the table belong to a link, so a malformed one is a link that opens nothing.
 *
 * @param Refused  what is thrown where they are no link's
 */
export function readParams<Params extends Schema>(
  schema: Params | undefined,
  given: unknown,
  Refused: new () => Refusal = LinkNotValid,
): z.output<Params> {
  const parsed = schema?.safeParse(given);
  if (parsed && !parsed.success) throw new Refused();
  return parsed?.data as z.output<Params>;
}

export function readPart<Part extends Schema>(
  part: 'body' | 'query',
  schema: Part | undefined,
  given: unknown,
): z.output<Part> {
  if (isDeeper(given, deepestBody)) throw new FieldsRefused({ loc: [part], problem: 'too_deep' });
  const parsed = schema?.safeParse(given);
  if (parsed && !parsed.success) throw new BodyRefused(parsed.error.issues, part);
  const path = part === 'body' ? findUnstorable(parsed?.data) : undefined;
  if (path) throw new BodyRefused([{ code: 'custom', path: [...path], message: 'unprintable', input: null }]);
  return parsed?.data as z.output<Part>;
}

/** Levels of lists and objects a body may have; the table of calls needs three. */
const deepestBody = 6;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Where a body holds a text no database can keep: with a NUL, or with half a character. */
function findUnstorable(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === 'string') return /[\0\p{Cs}]/u.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** The single error handler: refusals become their status and sentence, anything else a 500 without internals. */
export async function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOf(request.headers['accept-language']);
  const failure = sayIn(request.partner?.wording, () => failureOf(error, language, request.id));
  if (failure.isFault) request.log.error({ fault: describeFault(error) }, 'a call broke');
  if (failure.retryAfterSeconds) reply.header('retry-after', String(failure.retryAfterSeconds));
  return reply
    .status(failure.status)
    .headers(failure.headers ?? {})
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failure.body);
}
