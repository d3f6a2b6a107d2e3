import type { FieldFailure } from '@ndp/contract/failure.ts';
import type { Wait } from '@ndp/contract/proof-wait.ts';
import { type Language, type Message, type MessageValues, say } from '@ndp/flows/message.ts';

/** What a call that failed is answered with. */
export interface Failure {
  readonly status: number;
  readonly body: {
    readonly detail: string | readonly FieldFailure[];
    readonly current?: unknown;
    readonly wait?: Wait;
  };
  readonly retryAfterSeconds?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Nobody foresaw it: to be looked at. */
  readonly isFault?: boolean;
}

/**
 * An outcome the visitor can act on, with its status and the sentence the visitor reads. Anything else thrown is a
 * bug and answers 500 without internals.
 */
export abstract class Refusal extends Error {
  abstract readonly code: string;
  abstract readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 412 | 413 | 415 | 422 | 428 | 429 | 503;
  abstract readonly sentence: Message;
  readonly values: MessageValues = {};
  /** What goes with the sentence, for the browser. */
  readonly headers: Readonly<Record<string, string>> = {};
  readonly retryAfterSeconds?: number;

  constructor() {
    // Nobody reads where it was thrown, and finding out would cost more than the rest of a refusal.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super();
    Error.stackTraceLimit = stackTraceLimit;
  }

  /** The answer in the language of the request. Input values are never repeated. */
  answer(language: Language): Failure {
    const { status, retryAfterSeconds, headers } = this;
    return {
      status,
      body: { detail: say(this.sentence, language, this.values) },
      retryAfterSeconds,
      headers,
    };
  }
}
