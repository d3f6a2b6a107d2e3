import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { documentNames, paymentMessages as messages } from '@ndp/flows/application/payment/messages.ts';
import { paymentLabels } from '@ndp/flows/application/payment/payment-fields.tsx';
import { documentField, paymentFields } from '@ndp/flows/application/payment/step.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { fullExplainer } from '@ndp/flows/problems.ts';
import { useApplication } from '../application/application-store.ts';
import { groupErrors } from '../application/group-errors.tsx';
import { useToday } from '../estimate/written.ts';
import { useWrittenHere } from '../estimate/written-here.ts';
import { useValidation, type Validation } from '../steps/use-validation.ts';
import { readPaymentDraft, usePaymentDraft } from './payment-draft.ts';

type OpenPayment = NonNullable<ApplicationAnswer['payment']>;

/** What is still missing of a payment application: documents first, then what is typed. */
export function usePaymentValidation(application: ApplicationAnswer, payment: OpenPayment): Validation {
  const { say } = useLanguage();
  const required = payment.kinds.filter(({ is_required }) => is_required).map(({ kind }) => kind);
  const fields = paymentFields({ ...daysOf(payment), today: useToday() }, required);
  const validation = useValidation(
    fields,
    { ...documentsOf(payment), ...usePaymentDraft(application) },
    () => {
      const latest = useApplication.getState().application ?? application;
      return { ...documentsOf(latest.payment ?? payment), ...readPaymentDraft(latest) };
    },
    { explainer: fullExplainer, labels: paymentLabels, failed: useWrittenHere()?.failed?.fields },
  );
  const kindOf = (field: string) => documentKinds.find((each) => documentField(each) === field);
  const named = validation.errors.map((error) => {
    const kind = kindOf(error.field);
    return kind ? { ...error, label: say(documentNames[kind]) } : error;
  });
  const errors = groupErrors(
    named,
    (field) => kindOf(field) !== undefined,
    () => say(messages.add_missing),
  );
  return { ...validation, errors };
}

/** Between which days the replacement may have been finished. */
export function daysOf({ earliest_completion: earliest, latest_completion: latest }: OpenPayment) {
  return { earliest, latest };
}

/** The kinds that were sent, as the fields of the page. */
export function documentsOf({ documents }: OpenPayment): Readonly<Record<string, true>> {
  return Object.fromEntries(documents.map(({ kind }) => [documentField(kind), true]));
}
