import type { Ask } from '@ndp/contract/ask.ts';
import type { Call } from '@ndp/contract/call.ts';
import {
  type submissionAnswer,
  submitApplication,
  submitApplicationStx,
  submitNoEfficiency,
} from '@ndp/contract/calls/submissions.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import {
  submissionKind,
  toApplication,
  toApplicationWithInstaller,
  toCallbackRequest,
} from '@ndp/flows/estimate/requests.ts';
import type * as z from 'zod/mini';
import type { Submitted } from './stored-answers.ts';

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
function isCallback(answers: Answers, program: Program): boolean {
  return submissionKind(answers, program) === 'callback';
}

/** Sends the estimate under a key, so that sending again stores nothing twice; gives what is to be known of it then. */
export async function submitEstimate(
  ask: Ask,
  answers: Answers,
  program: Program,
  key: string,
): Promise<Submitted> {
  const way = ways[submissionKind(answers, program)];
  const sent = { body: way.toBody(answers), headers: { 'idempotency-key': key } };
  const { id, reference } = await ask(way.call, sent);
  if (isCallback(answers, program)) return { id, reference, askedAt: Date.now() };
  const summary = { amount: answers.quote?.quote, isAssumed: answers.is_sub_type_assumed ?? false };
  return { id, reference, ...summary };
}
