import { type CompletionDays, validateCompletion } from '@ndp/domain/settlement/completion.ts';
import * as z from 'zod/mini';
import { day, momentOf, optionalText, text, ticked } from '../../fields.ts';

/** Longest name of a device, in characters. */
const longestModel = 120;
/** Longest serial number of one. */
const longestSerial = 40;

/** A payment application as it travels. Between which days it may lie, the agreement says. */
export const paymentApplication = z.object({
  completion_date: day(),
  heater_model_name: text(longestModel, 1, 'enter_model'),
  serial_number: optionalText(longestSerial),
  consent_payment: ticked('must_tick'),
});

/** How the review before sending and its buttons are called in a form without script. */
export const reviewActs = { show: 'payment_review', send: 'payment_sure', back: 'payment_back' } as const;

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
    completion_date: day().check(between(days)),
  });
}

/** The limit of a problem is the last day at a moment that has its date all over Europe. */
const between = (days: CompletionDays) =>
  z.check<string>(({ value: input, issues }) => {
    const message = validateCompletion(input, days);
    if (!message) return;
    if (message !== 'after_program') issues.push({ code: 'custom', message, input });
    else issues.push({ code: 'too_big', origin: 'date', maximum: momentOf(days.latest), message, input });
  });
