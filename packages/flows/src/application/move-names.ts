import type { Party } from '@ndp/domain/case/action.ts';
import type { CaseActionName } from '@ndp/domain/case/actions.ts';
import type { Message } from '../message.ts';

/** Whose move it is, and what it is, as a call answers it. */
export interface NextMove {
  readonly party: Party;
  readonly action: string;
}

export const whoseMove: Message = { pl: 'Czyj ruch', en: 'Whose move' };

/** Who acts next, as the office reads it. */
export const movesForOffice: Readonly<Record<Party, Message>> = {
  applicant: { pl: 'wnioskodawca', en: 'the applicant' },
  officer: { pl: 'biuro', en: 'the office' },
  approver: { pl: 'osoba zatwierdzająca', en: 'an approver' },
  bank: { pl: 'bank', en: 'the bank' },
  clock: { pl: 'portal', en: 'the portal' },
};

/**
 * What the next move is, as the office reads it.
 *
 * @public the list of all texts reads it
 */
export const nextActions: Readonly<Partial<Record<CaseActionName, Message>>> = {
  acknowledge: { pl: 'sprawdzi, co wpisano z papieru', en: 'checks what was entered from paper' },
  'confirm-email': { pl: 'potwierdzi adres e-mail', en: 'confirms the email address' },
  measure: { pl: 'wpisze dane energetyczne', en: 'enters the energy data' },
  'fill-in': { pl: 'uzupełni wniosek', en: 'completes the application' },
  'answer-correction': { pl: 'poprawi to, o co poproszono', en: 'corrects what was asked' },
  'wait-for-budget': { pl: 'czeka na budżet', en: 'waits for the budget' },
  'begin-signing-at-once': { pl: 'wyśle umowę do podpisu', en: 'sends the agreement for signature' },
  'begin-signing': {
    pl: 'sprawdzi wniosek i wyśle umowę',
    en: 'checks the application, sends the agreement',
  },
  'judge-name': { pl: 'sprawdzi podpis', en: 'checks the signature' },
  sign: { pl: 'podpisze umowę', en: 'signs the agreement' },
  'add-document': { pl: 'wymieni źródło i złoży dokumenty', en: 'replaces the source, sends documents' },
  'begin-settlement': { pl: 'zacznie sprawdzać rozliczenie', en: 'begins to check the settlement' },
  'judge-document': { pl: 'oceni dokumenty', en: 'judges the documents' },
  'answer-hearing': { pl: 'wyjaśni niższą kwotę', en: 'explains the lower amount' },
  'clear-account': { pl: 'sprawdzi rachunek', en: 'looks at the account' },
  'propose-payment': { pl: 'zaproponuje wypłatę', en: 'proposes the payment' },
  'approve-payment': { pl: 'zatwierdzi wypłatę', en: 'approves the payment' },
  'take-bank-file': { pl: 'wyśle przelew do banku', en: 'sends the transfer to the bank' },
  'book-payment': { pl: 'zaksięguje przelew', en: 'books the transfer' },
  expire: { pl: 'zakończy, gdy minie termin', en: 'ends it when its time is over' },
  'end-with-programme': { pl: 'zakończy, bo program się kończy', en: 'ends it, for the programme ends' },
  'decide-appeal': { pl: 'rozpatrzy odwołanie', en: 'decides on the appeal' },
};

/** What the next move is called; undefined for an action nobody waits for. */
export function nameOfMove(action: string): Message | undefined {
  return (nextActions as Readonly<Record<string, Message | undefined>>)[action];
}
