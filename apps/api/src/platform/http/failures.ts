import type { FieldFailure } from '@ndp/contract/failure.ts';
import { Refusal } from '@ndp/domain/refusal.ts';
import { type Language, type Message, say } from '@ndp/flows/message.ts';
import { explain, problemOf, problems } from '@ndp/flows/problems.ts';
import type * as z from 'zod/mini';
import { PatienceEnded } from '../database/patience.ts';
import { StorageFailed } from '../files/port.ts';
import {
  Busy,
  FieldsRefused,
  KeyRefused,
  plainSentences,
  SectionChanged,
  ToldRefusal,
  TooMany,
} from '../refusals.ts';

type Issue = z.core.$ZodIssue;

/** The body or the query of a call did not pass its schema. */
export class BodyRefused extends Error {
  readonly issues: readonly Issue[];
  readonly part: 'body' | 'query';

  constructor(issues: readonly Issue[], part: 'body' | 'query' = 'body') {
    super('the call did not pass its schema');
    this.issues = issues;
    this.part = part;
  }
}

/** What a failed call is answered with. */
export interface Failure {
  readonly status: number;
  readonly body: { readonly detail: string | readonly FieldFailure[]; readonly current?: unknown };
  readonly retryAfterSeconds?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Nobody foresaw it: to be looked at. */
  readonly isFault?: boolean;
}

/** Most field failures one answer lists; more would only serve somebody who floods. */
const mostFailures = 100;
const longestKey = 100;
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
  if (error instanceof BodyRefused) {
    const detail = error.issues.flatMap((issue) => fieldFailures(issue, error.part, language));
    return { status: 422, body: { detail: detail.slice(0, mostFailures) } };
  }
  if (error instanceof FieldsRefused) {
    const detail = error.fields.map(({ loc, problem }) => ({
      loc: [...loc],
      msg: say(problems[problem], language),
      type: problem,
    }));
    return { status: 422, body: { detail } };
  }
  if (error instanceof KeyRefused) {
    const msg = say(error.sentence, language);
    return { status: 422, body: { detail: [{ loc: ['header', 'idempotency-key'], msg, type: error.code }] } };
  }
  if (error instanceof SectionChanged) {
    const told = plain(error.status, error.sentence, language);
    return { ...told, body: { ...told.body, current: error.current } };
  }
  if (error instanceof ToldRefusal) {
    const retryAfterSeconds =
      error instanceof TooMany || error instanceof Busy ? error.retryAfterSeconds : undefined;
    const { headers } = error;
    return { ...plain(error.status, error.sentence, language, error.values), retryAfterSeconds, headers };
  }
  if (error instanceof Refusal) return plain(error.status, plainSentences.bad_request, language);
  return failureBeforeCall(error, language, event);
}

/** What the server itself refused before a call was reached; everything else is a fault. */
function failureBeforeCall(error: unknown, language: Language, event: string): Failure {
  const { code = '', statusCode = 500 } = Object(error) as { code?: string; statusCode?: number };
  if (isBrokenJson(code, error)) {
    return { status: 422, body: { detail: [{ loc: ['body'], ...told('unreadable', language) }] } };
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return plain(413, plainSentences.body_too_large, language);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return plain(415, plainSentences.wrong_content_type, language);
  }
  if (isDatabaseAway(error) || error instanceof StorageFailed) {
    const away = plain(503, plainSentences.unavailable, language);
    return { ...away, retryAfterSeconds: awaySeconds, isFault: true };
  }
  if (unstorable.has(code)) return plain(400, plainSentences.bad_request, language);
  if (statusCode >= 400 && statusCode < 500) return plain(statusCode, plainSentences.bad_request, language);
  return { ...plain(500, plainSentences.broken, language, { event }), isFault: true };
}

function fieldFailures(issue: Issue, part: string, language: Language): FieldFailure[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  const failure = { msg: explain(issue, language), type: problemOf(issue) };
  if (issue.code !== 'unrecognized_keys') return [{ loc: [part, ...path], ...failure }];
  return issue.keys.map((key) => ({ loc: [part, ...path, key.slice(0, longestKey)], ...failure }));
}

function told(problem: keyof typeof problems, language: Language) {
  return { msg: say(problems[problem], language), type: problem };
}

function plain(status: number, sentence: Message, language: Language, values = {}): Failure {
  return { status, body: { detail: say(sentence, language, values) } };
}

function isBrokenJson(code: string, error: unknown): boolean {
  const isRefusedJson = code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
  return isRefusedJson || (error instanceof SyntaxError && 'statusCode' in error);
}

/** Where the driver names no code. The last two: the connection went between two statements of a transaction. */
const awayWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Connection refused, lost or not free in time; PostgreSQL shutting down, full, or a statement timed out. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof PatienceEnded) return true;
  const { code = '', message = '' } = Object(error) as { code?: string; message?: string };
  if (/^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|08...|57P0.|57014|25P03|53...)$/.test(code))
    return true;
  return awayWords.test(message);
}
