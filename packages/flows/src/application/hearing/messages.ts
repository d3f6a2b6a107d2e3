import type { Messages } from '../../message.ts';

export const hearingMessages = {
  title: { pl: 'Wypłata ma być niższa niż w umowie', en: 'Less than agreed is to be paid' },
  amounts: {
    pl: 'W umowie jest {agreed}. Po sprawdzeniu dokumentów organizator programu chce wypłacić {amount}. Powód:',
    en: 'The agreement says {agreed}. Having checked the documents, the organiser of the programme wants to pay {amount}. The reason:',
  },
  how: {
    pl: 'Możesz to wyjaśnić do {day}. Napisz niżej, z czym się nie zgadzasz i dlaczego, albo że się zgadzasz: wtedy wypłata pójdzie szybciej.',
    en: 'You can explain it until {day}. Write below what you do not agree with and why, or that you agree: then the payment comes sooner.',
  },
  over: {
    pl: 'Czas na wyjaśnienia skończył się {day}.',
    en: 'The time to explain ended on {day}.',
  },
  text: { pl: 'Twoje wyjaśnienie', en: 'Your explanation' },
  needs_text: {
    pl: 'Napisz, z czym się nie zgadzasz i dlaczego, albo że się zgadzasz.',
    en: 'Write what you do not agree with and why, or that you agree.',
  },
  send: { pl: 'Wyślij wyjaśnienie', en: 'Send the explanation' },
  yours: { pl: 'Twoje wyjaśnienie z {day}:', en: 'Your explanation of {day}:' },
  waits: {
    pl: 'Organizator programu przeczyta je, zanim zdecyduje o kwocie.',
    en: 'The organiser of the programme reads it before deciding on the amount.',
  },
} as const satisfies Messages;
