import type { DutyKind } from '@ndp/domain/duties.ts';
import type { RunningAnswer } from '@ndp/domain/running.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

export const dutyMessages = {
  afterPayment: { pl: 'Co jeszcze trwa po wypłacie', en: 'What goes on after the payment' },
  afterReplacement: { pl: 'Co jeszcze zrobić po wymianie', en: 'What is left to do after the replacement' },
  addAll: { pl: 'Dodaj wszystkie dni do kalendarza', en: 'Add all days to calendar' },
  mark: { pl: 'Oznacz jako zrobione', en: 'Mark as done' },
  which: { pl: 'Co jest zrobione', en: 'What is done' },
  choose: { pl: 'Wybierz', en: 'Choose' },
  note: { pl: 'Czym możesz to pokazać', en: 'How you can show it' },
  noteHelp: {
    pl: 'Na przykład dzień i numer deklaracji CEEB albo gdzie leżą dokumenty. Zobaczy to organizator programu.',
    en: 'For example the day and number of the report, or where the documents are. The organiser of the programme sees it.',
  },
  optional: { pl: 'opcjonalnie', en: 'optional' },
  send: { pl: 'Zrobione', en: 'Done' },
  done: { pl: 'Zrobione {day}', en: 'Done on {day}' },
  undo: { pl: 'Cofnij', en: 'Take back' },
  undoLabel: { pl: 'Cofnij: {name}', en: 'Take back: {name}' },
  failed: { pl: 'Nie udało się tego zapisać', en: 'This could not be saved' },
  unchanged: {
    pl: 'Wpisane dane są nadal na tej stronie. Spróbuj ponownie.',
    en: 'What you typed is still on this page. Please try again.',
  },
  question: {
    pl: 'Rok {year}: czy nowe źródło ciepła działa?',
    en: '{year}: is the new heat source running?',
  },
  answered: { pl: 'Rok {year}: {answer} ({day}).', en: '{year}: {answer} ({day}).' },
  unanswered: { pl: 'Rok {year}: bez odpowiedzi.', en: '{year}: not answered.' },
  change: { pl: 'Zmień odpowiedź', en: 'Change the answer' },
  asksNext: {
    pl: 'Organizator programu może zapytać, co się stało. Napisz o tym w wiadomościach na tej stronie.',
    en: 'The organiser of the programme may ask what happened. Write about it in the messages on this page.',
  },
} as const satisfies Messages;

/** A duty that is done. */
export const doneNames: Readonly<Record<DutyKind, Message>> = {
  registration: { pl: 'Źródło w CEEB', en: 'Report to CEEB' },
  durability: { pl: 'Źródło działa i zostaje', en: 'Source runs and stays' },
  records: { pl: 'Dokumenty odłożone', en: 'Documents put away' },
};

/** The buttons that answer whether the source runs. */
export const runningButtons: Readonly<Record<RunningAnswer, Message>> = {
  yes: { pl: 'Tak, działa', en: 'Yes, it runs' },
  no: { pl: 'Nie działa', en: 'It does not run' },
  gone: { pl: 'Usunięte albo sprzedane', en: 'Removed or sold' },
};
