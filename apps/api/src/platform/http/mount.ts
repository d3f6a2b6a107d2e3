import { Readable } from 'node:stream';
import {
  type AnswerForm,
  type BodyForm,
  type Call,
  type FileAnswer,
  fileType,
  isFile,
  type Schema,
} from '@ndp/contract/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Refusal } from '../refusals.ts';
import { etagOf } from './etag.ts';
import { ArrivingFiles } from './file-body.ts';
import { needContentType, readParams, readPart } from './read-parts.ts';
import { tracedCall, withinCall } from './traced-call.ts';

/** A request for a call of the table, as it arrives. */
interface Arrival<Access> {
  readonly call: Call & Access;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Reads the body where that is to be done before the call is answered. */
  readonly readBody: () => unknown;
}

/**
 * Lets a request in: finds out who calls, and has the call answered in their name.
 *
 * @param answer  reads the request and answers it, given who calls
 */
type Admit<Access, Who extends object> = <Answer>(
  arrival: Arrival<Access>,
  answer: (who: Who, ParamsRefused?: new () => Refusal) => Promise<Answer>,
) => Promise<Answer>;

/** Where calls are mounted that are open to the same kind of caller. */
export interface Mounting<Access, Who extends object> {
  readonly server: FastifyInstance;
  readonly admit: Admit<Access, Who>;
}

/** A file as a call answers it. */
export interface File {
  /** All at once, or piece by piece: then it is made while it is sent, and one that breaks off ends the connection. */
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  readonly mediaType: string;
  /** The name a browser saves it under. */
  readonly name?: string;
}

type BodyOf<Body> = Body extends Schema ? z.output<Body> : Promise<Uint8Array>;
type AnswerOf<Answer> = Answer extends Schema ? z.input<Answer> : File;

/**
 * The checked values of a request. A class, because V8 keeps the getter of a literal, and with it the whole request, in
 * memory that only a full collection frees.
 */
export class CallValues<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly #readBody: () => Body;

  constructor(params: Params, query: Query, readBody: () => Body) {
    this.params = params;
    this.query = query;
    this.#readBody = readBody;
  }

  /** Checked when it is read, so that a call with a secret can look at the secret first. */
  get body(): Body {
    return this.#readBody();
  }
}

/**
 * Mounts a call of the table. The handler gets who calls and values that have passed the call's schemas. Its answer is
 * cut down to the answer's schema, so that nothing else of a row leaves the server; one with a revision has it as its
 * `ETag`. The bytes of a file are read only when the handler asks for the body.
 *
 * @param cacheControl  how long a good answer may be cached
 */
export function mount<
  Params extends Schema,
  Query extends Schema,
  Body extends BodyForm,
  Answer extends AnswerForm,
  Access,
  Who extends object,
>(
  { server, admit }: Mounting<Access, Who>,
  call: Call<Params, Query, Body, Answer> & Access,
  handler: (
    input: CallValues<z.output<Params>, z.output<Query>, BodyOf<Body>> & Who,
  ) => Promise<AnswerOf<Answer>>,
  cacheControl = 'no-store',
): void {
  const body: BodyForm | undefined = call.body;
  const answerForm: AnswerForm = call.answer;
  const files = isFile(body) ? new ArrivingFiles(body) : undefined;
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = files?.of(request);
    const readBody = () => {
      if (body) needContentType(request);
      return file ? file.read() : readPart('body', isFile(body) ? undefined : body, request.body);
    };
    const admitted = () =>
      admit({ call, request, reply, readBody }, (who, ParamsRefused) => {
        const params = readParams(call.params, request.params, ParamsRefused);
        const query = readPart('query', call.query, request.query);
        const values = new CallValues(params, query, readBody as () => BodyOf<Body>);
        return handler(Object.assign(values, who));
      });
    const answer = await withinCall(request, admitted).finally(file?.leave);
    if (isFile(answerForm)) return sendFile(answerForm, answer as File, reply);
    reply.header('cache-control', cacheControl);
    return sendJson(call.status, answerForm.parse(answer), reply);
  };
  const { method, path: url, largestBody } = call;
  const bounds = largestBody ? { bodyLimit: largestBody } : {};
  const route = { method, url, ...bounds, ...tracedCall, handler: handle };
  if (!files) server.route(route);
  else
    server.register(async (own) => {
      own.removeAllContentTypeParsers();
      own.addContentTypeParser(fileType, (_request, stream, done) => done(null, stream));
      own.route(route);
    });
}

function sendJson(status: number, answer: unknown, reply: FastifyReply): FastifyReply {
  const etag = etagOf(answer);
  if (etag !== undefined) reply.header('etag', etag);
  return reply.status(status).send(answer);
}

/**
 * A file is never cached. One to be saved is never shown as a page of this host. In its tab a picture can do nothing at
 * all; a browser shows no PDF in a sandbox, so a PDF is confined by its type: it is no page of this host, and loads
 * nothing.
 */
function sendFile({ isShown }: FileAnswer, { bytes, mediaType, name = '' }: File, reply: FastifyReply) {
  const sandbox = mediaType === 'application/pdf' ? '' : 'sandbox; ';
  const shown = isShown
    ? {
        'content-disposition': 'inline',
        'content-security-policy': `${sandbox}default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
        'cross-origin-resource-policy': 'same-origin',
      }
    : { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` };
  return reply
    .headers({ 'cache-control': 'no-store', ...shown })
    .type(mediaType)
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes));
}
