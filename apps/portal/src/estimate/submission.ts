import { type Ask, Refused, Unreachable } from '@ndp/contract/ask.ts';
import type { Call } from '@ndp/contract/call.ts';
import {
  type submissionAnswer,
  submitApplication,
  submitApplicationStx,
  submitNoEfficiency,
} from '@ndp/contract/calls/submissions.ts';
import { failureLines, plainFailure, waitIn } from '@ndp/contract/failure.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import {
  submissionKind,
  toApplication,
  toApplicationWithInstaller,
  toCallbackRequest,
} from '@ndp/flows/estimate/requests.ts';
import type { Language } from '@ndp/flows/message.ts';
import { say } from '@ndp/flows/message.ts';
import type * as z from 'zod/mini';
import { attemptMessages } from '../attempt/messages.ts';
import { explainUnexpected } from '../attempt/unexpected.ts';
import { submissionMessages as texts } from './messages.ts';

type Schema = z.ZodMiniType;

interface Way {
  readonly call: Call<Schema, Schema, Schema, typeof submissionAnswer>;
  readonly toBody: (answers: Answers) => object;
}

const ways: Readonly<Record<ReturnType<typeof submissionKind>, Way>> = {
  callback: { call: submitNoEfficiency, toBody: toCallbackRequest },
  listed: { call: submitApplicationStx, toBody: toApplicationWithInstaller },
  plain: { call: submitApplication, toBody: toApplication },
};

/** The body these answers are sent as; the same answers always give the same text. */
export function submissionBody(answers: Answers, program: Program) {
  return ways[submissionKind(answers, program)].toBody(answers);
}

/** Whether these answers ask to be called back. */
export function isCallback(answers: Answers, program: Program): boolean {
  return submissionKind(answers, program) === 'callback';
}

/** Sends the estimate under a key, so that sending again stores nothing twice. */
export function sendEstimate(ask: Ask, answers: Answers, program: Program, key: string) {
  const way = ways[submissionKind(answers, program)];
  return ask(way.call, { body: way.toBody(answers), headers: { 'idempotency-key': key } });
}

/**
 * What a failed submission tells the visitor, a line each: the fields of a 422, the detail of a 400, how
 * long to wait, the network, otherwise that something unexpected happened. Source: specification, section 8.
 */
export function submissionProblem(error: unknown, language: Language): readonly string[] {
  if (error instanceof Unreachable) return [say(attemptMessages.network, language)];
  if (!(error instanceof Refused)) return explainUnexpected(error, language);
  const detail = plainFailure.safeParse(error.body).data?.detail;
  if (error.status === 422) return failureLines(error.body) ?? [detail || say(texts.validation, language)];
  if (error.status === 400) return [detail || say(texts.unhandled, language)];
  const told = waitIn(error.status, error.body);
  return told ? [told] : explainUnexpected(error, language);
}
