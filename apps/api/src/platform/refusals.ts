import type { FieldFailure } from '@ndp/contract/failure.ts';
import type { Wait } from '@ndp/contract/proof-wait.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { type Language, type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';

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
  abstract readonly status: RefusalStatus;
  abstract readonly sentence: Message;
  readonly values: MessageValues = {};
  /** Amounts the sentence speaks of, in grosze. */
  readonly amounts: Readonly<Record<string, number>> = {};
  /** What goes with the sentence, for the browser. */
  readonly headers: Readonly<Record<string, string>> = {};
  readonly retryAfterSeconds?: number;
  /** What goes with the sentence in the body. */
  readonly beside: Omit<Failure['body'], 'detail'> = {};

  constructor() {
    // Nobody reads where it was thrown, and finding out would cost more than the rest of a refusal.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super();
    Error.stackTraceLimit = stackTraceLimit;
  }

  /** What the sentence speaks of, as a language writes it. */
  valuesIn(language: Language): MessageValues {
    const amounts = Object.entries(this.amounts).map(([name, gr]) => [
      name,
      formatPln(gr / 100, language, 2),
    ]);
    return { ...this.values, ...Object.fromEntries(amounts) };
  }

  /** The answer in the language of the request. Input values are never repeated. */
  answer(language: Language): Failure {
    const { status, retryAfterSeconds, headers } = this;
    const detail = say(this.sentence, language, this.valuesIn(language));
    return { status, body: { detail, ...this.beside }, retryAfterSeconds, headers };
  }
}

type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 410 | 412 | 413 | 415 | 422 | 428 | 429 | 503;

/** Base of a refusal that always says the same. */
export function refusal(always: RefusalStatus, text: Message) {
  return class extends Refusal {
    readonly status = always;
    readonly sentence = text;
  };
}

/** Base of a refusal that names a day, in its sentence `{day}`, and is made with it as `YYYY-MM-DD`. */
export function refusalOnDay(always: RefusalStatus, text: Message) {
  return class extends refusal(always, text) {
    readonly day: string;

    constructor(day: string) {
      super();
      this.day = day;
    }

    override answer(language: Language): Failure {
      const detail = say(this.sentence, language, { day: formatDate(this.day, language) });
      return { status: this.status, body: { detail } };
    }
  };
}

/** Base of a refusal that is made with its reason, and what the sentence for it speaks of. */
export function refusalFor<Reason extends string>(
  always: RefusalStatus,
  sentences: Readonly<Record<Reason, Message>>,
) {
  return class extends Refusal {
    readonly status = always;
    readonly sentence: Message;
    override readonly values: MessageValues;
    override readonly amounts: Readonly<Record<string, number>>;

    constructor(reason: Reason, values: MessageValues = {}, amounts: Readonly<Record<string, number>> = {}) {
      super();
      this.sentence = sentences[reason];
      this.values = values;
      this.amounts = amounts;
    }
  };
}
