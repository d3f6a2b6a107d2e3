import * as z from 'zod/mini';
import { day, text, ticked } from '../../fields.ts';

/** Longest name of a device, in characters. */
const longestModel = 120;

/** A payment application as it travels. Between which days it may lie, the server knows. */
export const paymentApplication = z.object({
  completion_date: day(),
  heater_model_name: text(longestModel, 1, 'enter_model'),
  consent_payment: ticked('must_tick'),
});

/** Between which days, both included, the replacement may have been finished, `YYYY-MM-DD`. */
export interface CompletionDays {
  /** The day of the agreement. */
  readonly earliest: string;
  readonly today: string;
}

/** What is wrong with the day of completion; undefined for one that may be. */
export function validateCompletion(
  completed: string,
  { earliest, today }: CompletionDays,
): 'date_future' | 'before_agreement' | undefined {
  if (completed > today) return 'date_future';
  return completed < earliest ? 'before_agreement' : undefined;
}

/** The field of the page that tells whether a document of this kind was added. */
export function documentField(kind: string): string {
  return `document_${kind}`;
}

/** The payment application as the page validates it: first the documents it needs, then what is typed. */
export function paymentFields(days: CompletionDays, requiredKinds: readonly string[] = []) {
  const added = z.literal(true, { error: 'add_document' });
  const documents = Object.fromEntries(requiredKinds.map((kind) => [documentField(kind), added]));
  return z.object({
    ...documents,
    ...paymentApplication.shape,
    completion_date: day().check(
      z.refine((completed) => validateCompletion(completed, days) !== 'date_future', 'date_future'),
      z.refine((completed) => validateCompletion(completed, days) !== 'before_agreement', 'before_agreement'),
    ),
  });
}
