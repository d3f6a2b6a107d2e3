import { Refused, Unreachable } from '@ndp/contract/ask.ts';
import { failureBody, failureLines } from '@ndp/contract/failure.ts';
import { waitIn } from '@ndp/contract/waiting.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { attemptMessages } from '../attempt/messages.ts';
import { explainUnexpected } from '../attempt/unexpected.ts';
import { submissionMessages as texts } from './messages.ts';

/**
 * What a failed submission tells the visitor, a line each: the fields of a 422, the detail of a 400, how
 * long to wait, the network, otherwise that something unexpected happened. Source: specification, section 8.
 */
export function submissionProblem(error: unknown, language: Language): readonly string[] {
  if (error instanceof Unreachable) return [say(attemptMessages.network, language)];
  if (!(error instanceof Refused)) return explainUnexpected(error, language);
  const detail = failureBody.safeParse(error.body).data?.detail;
  if (error.status === 422) return failureLines(error.body) ?? [detail || say(texts.validation, language)];
  if (error.status === 400) return [detail || say(texts.unhandled, language)];
  const wait = waitIn(error.status, error.body);
  return wait ? [wait] : explainUnexpected(error, language);
}
