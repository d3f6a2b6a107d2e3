import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { PaymentDraft } from '@ndp/flows/application/payment/payment-fields.tsx';
import { finishedByInvoices } from '@ndp/flows/application/payment/settlement-facts.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useWrittenHere } from '../estimate/written-here.ts';

/** What is typed of the payment application in this tab, and for which application. Nothing of it is stored. */
const useDrafts = create<{ readonly id?: string; readonly draft: PaymentDraft }>()(() => ({ draft: {} }));

/** The draft of an application: what was sent or planned before, under what has been typed since. */
export function usePaymentDraft(application: ApplicationAnswer): PaymentDraft {
  const typed = useDrafts();
  const sent = useWrittenHere()?.told?.typed;
  useEffect(() => {
    if (sent) typePayment(application.id, readPayment(new URLSearchParams(sent)));
  }, [application.id, sent]);
  const before = typed.id !== application.id && sent && readPayment(new URLSearchParams(sent));
  return { ...draftOf(application, typed), ...before };
}

/** What a form without script says of the payment application. Pure. */
export function readPayment(form: URLSearchParams): PaymentDraft {
  return {
    completion_date: form.get('completion_date') || undefined,
    heater_model_name: form.get('heater_model_name') ?? '',
    serial_number: form.get('serial_number') ?? '',
    consent_payment: form.has('consent_payment'),
  };
}

/** The same, as it stands at this moment. */
export function readPaymentDraft(application: ApplicationAnswer): PaymentDraft {
  return draftOf(application, useDrafts.getState());
}
export function typePayment(id: string, patch: PaymentDraft): void {
  useDrafts.setState((typed) => ({ id, draft: { ...(typed.id === id ? typed.draft : {}), ...patch } }));
}
export function dropPaymentDraft(): void {
  useDrafts.setState({ draft: {} }, true);
}

/** Whether something is typed for this application and not sent yet. */
export function usePaymentTyped(id: string): boolean {
  return useDrafts((typed) => typed.id === id && Object.keys(typed.draft).length > 0);
}

function draftOf(
  { id, payment, project }: ApplicationAnswer,
  typed: { readonly id?: string; readonly draft: PaymentDraft },
): PaymentDraft {
  const { completion_date, heater_model_name, serial_number } = payment?.requested ?? {};
  return {
    completion_date: completion_date ?? (payment ? finishedByInvoices(payment) : undefined),
    heater_model_name: heater_model_name ?? project.heater_model_name ?? '',
    serial_number: serial_number ?? '',
    ...(typed.id === id ? typed.draft : {}),
  };
}
