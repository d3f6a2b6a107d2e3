import type * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import { ProviderClosed, SigningDelayed, SigningRefused } from '../port/port.ts';
import { refusalAnswer } from './answers.ts';
import type { Pace } from './pace.ts';

export interface DocumensoSettings {
  /** Origin, without `/api`. */
  readonly baseUrl: string;
  readonly apiToken: string;
  /** Sent back with every call from the platform. */
  readonly webhookSecret: string;
  readonly clock: Clock;
  /** Holds calls back before the platform's limit does. */
  readonly pace?: Pace;
  /** Until an answer must be complete, ms. */
  readonly timeoutMs?: number;
}

export interface DocumensoRequest {
  readonly method: 'GET' | 'POST';
  /** Below `/api/v2`. */
  readonly path: string;
  readonly json?: unknown;
  readonly form?: FormData;
}

const defaultTimeoutMs = 30_000;
const maxJsonBytes = 1024 * 1024;
const maxPdfBytes = 30 * 1024 * 1024;

/**
 * Asks the platform and reads the answer.
 *
 * @throws {SigningRefused} what asking again will not change, of this document
 * @throws {ProviderClosed} what concerns every document: an address that leads elsewhere, a token, a plan
 * @throws {SigningDelayed} no answer in time, 408, 429, 5xx, an answer that is too long or cannot be read
 */
export async function requestJson<Answer>(
  settings: DocumensoSettings,
  request: DocumensoRequest,
  schema: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const bytes = await requestBytes(settings, request, maxJsonBytes);
  const parsed = schema.safeParse(readJson(bytes));
  if (!parsed.success) throw new SigningDelayed('the platform gave an answer that cannot be read');
  return parsed.data;
}

/** Fetches a file. Errors as with `askJson`. */
export function requestFile(settings: DocumensoSettings, path: string): Promise<Uint8Array> {
  return requestBytes(settings, { method: 'GET', path }, maxPdfBytes);
}

async function requestBytes(
  settings: DocumensoSettings,
  ask: DocumensoRequest,
  maxBytes: number,
): Promise<Uint8Array> {
  const { baseUrl, apiToken, timeoutMs = defaultTimeoutMs } = settings;
  const body = ask.json === undefined ? ask.form : JSON.stringify(ask.json);
  await settings.pace?.take();
  try {
    const response = await fetch(`${baseUrl}/api/v2${ask.path}`, {
      method: ask.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: apiToken,
        ...(ask.json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const bytes = await readBody(response, maxBytes);
    if (response.ok) return bytes;
    throw failureOf(response, bytes, settings.clock());
  } catch (failure) {
    if (failure instanceof SigningRefused || failure instanceof SigningDelayed) throw failure;
    throw new SigningDelayed('the platform did not answer');
  }
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const context: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new SigningDelayed('the platform gave an answer that is too long');
    context.push(part);
  }
  return new Uint8Array(Buffer.concat(context));
}

/** Codes that come with 400 and are not about a document: limits of the plan, a token past its end, a missing setting. */
const closedCode = /LIMIT_EXCEEDED$|^EXPIRED_CODE$|^NOT_SETUP$/;

/** Details by the HTTP status and `data.code`: the code at the top may say "internal error" on a plain 404. */
function failureOf(response: Response, bytes: Uint8Array, now: Date): Error {
  const { status } = response;
  const refusal = refusalAnswer.safeParse(readJson(bytes));
  const code = refusal.success ? refusal.data.data.code : '';
  const reason = `the platform answered ${status}${code && ` ${code}`}`;
  if (status < 400 || [401, 402, 403].includes(status) || (status === 400 && closedCode.test(code)))
    return new ProviderClosed(reason);
  if (status !== 408 && status !== 429 && status < 500) return new SigningRefused(reason);
  return new SigningDelayed(reason, readRetryAfter(response.headers.get('retry-after'), now));
}

/** Seconds or a date (RFC 9110); milliseconds from now. */
function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
