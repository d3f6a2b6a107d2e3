import { type Language, languageOf, type Message, say } from '@ndp/flows/message.ts';
import { problems } from '@ndp/flows/problems.ts';
import { sayIn } from '@ndp/flows/wording.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeadlinePassed } from '../database/deadline.ts';
import { StorageFailed } from '../files/port.ts';
import { describeFault } from '../log.ts';
import { type Failure, Refusal } from '../refusals.ts';
import { commonSentences } from './refusals.ts';

/** What PostgreSQL says of a text with a NUL, as a column and inside JSON: no form sends one. */
const unstorable: ReadonlySet<string> = new Set(['22021', '22P05']);
/** What a visitor waits when the database or the storage of files is away, s. */
const awaySeconds = 5;

/**
 * The answer to anything thrown, in the language of the request. Input values are never repeated.
 *
 * @param event  the number under which the log knows the request
 */
export function failureOf(error: unknown, language: Language, event: string): Failure {
  return error instanceof Refusal ? error.answer(language) : failureBeforeCall(error, language, event);
}

/** What the server itself refused before a call was reached; everything else is a fault. */
function failureBeforeCall(error: unknown, language: Language, event: string): Failure {
  const { code = '', statusCode = 500 } = Object(error) as { code?: string; statusCode?: number };
  if (isBrokenJson(code, error)) {
    return { status: 422, body: { detail: [{ loc: ['body'], ...details('unreadable', language) }] } };
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return failure(413, commonSentences.body_too_large, language);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return failure(415, commonSentences.wrong_content_type, language);
  }
  if (isDatabaseAway(error) || error instanceof StorageFailed) {
    const away = failure(503, commonSentences.unavailable, language);
    return { ...away, retryAfterSeconds: awaySeconds, isFault: true };
  }
  if (unstorable.has(code)) return failure(400, commonSentences.bad_request, language);
  if (statusCode >= 400 && statusCode < 500)
    return failure(statusCode, commonSentences.bad_request, language);
  return { ...failure(500, commonSentences.broken, language, { event }), isFault: true };
}

function details(problem: keyof typeof problems, language: Language) {
  return { msg: say(problems[problem], language), type: problem };
}

function failure(status: number, sentence: Message, language: Language, values = {}): Failure {
  return { status, body: { detail: say(sentence, language, values) } };
}

function isBrokenJson(code: string, error: unknown): boolean {
  const isRefusedJson = code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
  return isRefusedJson || (error instanceof SyntaxError && 'statusCode' in error);
}

/** Where the driver names no code. The last two: the connection went between two statements of a transaction. */
const awayWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;

/**
 * Connection refused, lost or not free in time; PostgreSQL shutting down, full, taking no changes, or a statement timed
 * out or given up for another that it waited for in turn: nothing was done, and once more it will be.
 */
function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DeadlinePassed) return true;
  const { code = '', message = '' } = Object(error) as { code?: string; message?: string };
  if (
    /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|08...|57P0.|57014|40P01|25006|25P03|53...)$/.test(
      code,
    )
  )
    return true;
  return awayWords.test(message);
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
