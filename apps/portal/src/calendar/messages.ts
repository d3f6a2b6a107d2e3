import type { DeadlineKind } from '@ndp/domain/deadlines.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

/** A deadline as the calendar and the page name it. Nothing personal: a calendar is often shared. */
export const deadlineNames: Readonly<Record<DeadlineKind, Message>> = {
  correction: { pl: 'Ostatni dzień na poprawki', en: 'Last day for the corrections' },
  signing: { pl: 'Ostatni dzień na podpisanie umowy', en: 'Last day to sign the agreement' },
  withdrawal: { pl: 'Ostatni dzień na odstąpienie od umowy', en: 'Last day to withdraw from the agreement' },
  completion: { pl: 'Ostatni dzień na zakończenie wymiany', en: 'Last day to finish the replacement' },
  payment: { pl: 'Wypłata najpóźniej', en: 'Payment at the latest' },
};

/** What to do by then, in the calendar. */
export const deadlineTexts: Readonly<Record<DeadlineKind, Message>> = {
  correction: {
    pl: 'Do tego dnia popraw to, o co prosi organizator programu, albo napisz, dlaczego nic nie zmieniasz. Lista jest na stronie sprawy.',
    en: 'By this day correct what the organiser of the programme asks for, or write why nothing is to be changed. The list is on the page of the case.',
  },
  signing: {
    pl: 'Link do podpisu jest w wiadomości e-mail. Nowy możesz zamówić na stronie sprawy.',
    en: 'The link to sign is in an email. You can ask for a new one on the page of the case.',
  },
  withdrawal: {
    pl: 'Do tego dnia możesz odstąpić od umowy bez podania przyczyny. Wzór oświadczenia jest w załączniku nr {withdrawalAnnex} do umowy.',
    en: 'Until this day you may withdraw from the agreement without giving a reason. There is a form in Annex {withdrawalAnnex} to the agreement.',
  },
  completion: {
    pl: 'Do tego dnia nowe źródło ciepła musi działać, a stare być zlikwidowane. Potem złóż w portalu wniosek o wypłatę i dołącz dokumenty.',
    en: 'By this day the new heat source must run and the old one be removed. Then apply for the payment in the portal and add the documents.',
  },
  payment: {
    pl: 'Do tego dnia pieniądze powinny być na rachunku. Jeśli ich nie ma, skontaktuj się z organizatorem programu.',
    en: 'By this day the money should be in the account. If it is not, get in touch with the organiser of the programme.',
  },
};

export const calendarMessages = {
  title: { pl: '{name}: {reference}', en: '{name}: {reference}' },
  add: { pl: 'Dodaj do kalendarza', en: 'Add to calendar' },
  addLabel: { pl: 'Dodaj do kalendarza: {name}, {day}', en: 'Add to calendar: {name}, {day}' },
  fileName: { pl: '{reference}-{kind}.ics', en: '{reference}-{kind}.ics' },
  passed: { pl: '(termin minął)', en: '(this day has passed)' },
  list: { pl: 'Terminy', en: 'Deadlines' },
} as const satisfies Messages;
