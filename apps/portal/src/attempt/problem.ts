import { Refused, Unreachable } from '@ndp/contract/ask.ts';
import { failureBody, fieldFailures } from '@ndp/contract/failure.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { attemptMessages as texts } from './messages.ts';
import { unexpectedMessages } from './unexpected-messages.ts';

/** What a failed call tells the visitor. */
export interface AttemptProblem {
  readonly text: string;
  /** The field it is about, when the server names one. */
  readonly field?: string | undefined;
  /** What the server answered with, if it answered. */
  readonly status?: number | undefined;
}

/** A failed call in words: the server's own sentence, wherever it has one. */
export function problemOf(error: unknown, language: Language): AttemptProblem {
  if (error instanceof Unreachable) return { text: say(texts.network, language) };
  if (!(error instanceof Refused)) return { text: say(unexpectedMessages.unexpected, language) };
  const { status, body } = error;
  const [failure] = fieldFailures.safeParse(body).data?.detail ?? [];
  if (failure) return { text: failure.msg, field: String(failure.loc.at(-1) ?? ''), status };
  return {
    text: failureBody.safeParse(body).data?.detail ?? say(unexpectedMessages.unexpected, language),
    status,
  };
}

/** The sentence an act ends with, if it says one; that of its failure when it failed. */
export function sentenceOf(act: Promise<unknown>, language: Language): Promise<string | undefined> {
  return act.then(
    (said) => (typeof said === 'string' ? said : undefined),
    (error: unknown) => problemOf(error, language).text,
  );
}

/** A link that opens nothing, whatever the reason. */
export function isGone(error: unknown): boolean {
  return error instanceof Refused && error.status === 404;
}

/** The answer of a call; undefined when its link opens nothing. */
export function unlessGone<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  return request.catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
}
export function refusalText(error: unknown): string | undefined {
  return error instanceof Refused ? failureBody.safeParse(error.body).data?.detail : undefined;
}
