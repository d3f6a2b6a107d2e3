import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import type { Message } from '../message.ts';

/** A status as everybody reads it. */
interface NamedStatus {
  readonly name: Message;
}

export const statusNames: Readonly<Record<ApplicationStatus, NamedStatus>> = {
  submitted: {
    name: { pl: 'Wycena wysłana', en: 'Estimate sent' },
  },
  verified: {
    name: { pl: 'E-mail potwierdzony', en: 'Email confirmed' },
  },
  in_completion: {
    name: { pl: 'Uzupełnianie danych', en: 'Data being completed' },
  },
  completed: {
    name: { pl: 'Wniosek wysłany', en: 'Application sent' },
  },
  under_review: {
    name: { pl: 'Weryfikacja formalna', en: 'Formal review' },
  },
  correction_requested: {
    name: { pl: 'Do uzupełnienia', en: 'Correction requested' },
  },
  contract_sent: {
    name: { pl: 'Umowa wysłana do podpisu', en: 'Agreement sent for signature' },
  },
  contract_signed: {
    name: { pl: 'Umowa podpisana', en: 'Agreement signed' },
  },
  in_realisation: {
    name: { pl: 'W realizacji', en: 'Works under way' },
  },
  payment_requested: {
    name: { pl: 'Złożono wniosek o wypłatę', en: 'Payment requested' },
  },
  settlement_review: {
    name: { pl: 'Weryfikacja rozliczenia', en: 'Settlement under review' },
  },
  paid: {
    name: { pl: 'Wypłacono', en: 'Paid' },
  },
  rejected: {
    name: { pl: 'Odrzucony', en: 'Rejected' },
  },
  appealed: {
    name: { pl: 'Złożono odwołanie', en: 'Appeal received' },
  },
  withdrawn: {
    name: { pl: 'Wycofany', en: 'Withdrawn' },
  },
  expired: {
    name: { pl: 'Wygasł', en: 'Expired' },
  },
  reported: {
    name: { pl: 'Zgłoszony do Prezesa URE', en: 'Reported to the Energy Regulatory Office' },
  },
};

/** Which of the six steps the welcome page promises a case stands on; none once it has left the way. */
export const promisedSteps: Readonly<Partial<Record<ApplicationStatus, number>>> = {
  submitted: 2,
  verified: 2,
  in_completion: 2,
  correction_requested: 2,
  completed: 3,
  under_review: 3,
  contract_sent: 3,
  contract_signed: 4,
  in_realisation: 4,
  payment_requested: 5,
  settlement_review: 5,
  paid: 6,
  reported: 6,
};

/** What a line of the timeline is called. An application that began as a request to be called back has two of its own. */
export const timelineNames: Readonly<Record<ApplicationStatus | 'called_back' | 'measured', Message>> = {
  ...(Object.fromEntries(Object.entries(statusNames).map(([status, { name }]) => [status, name])) as Record<
    ApplicationStatus,
    Message
  >),
  called_back: { pl: 'Prośba o kontakt wysłana', en: 'Request to be called back sent' },
  measured: { pl: 'Dane energetyczne wpisane', en: 'Energy data entered' },
};
