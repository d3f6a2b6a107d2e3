import type { Messages } from '@ndp/flows/message.ts';

export const submissionMessages = {
  title: { pl: 'Nie udało się wysłać zgłoszenia', en: 'The application could not be sent' },
  kept: {
    pl: 'Wpisane odpowiedzi są zachowane. Można je poprawić i wysłać ponownie.',
    en: 'Your answers are kept. You can correct them and send again.',
  },
  unhandled: { pl: 'Nieobsłużony błąd', en: 'Unhandled Error' },
  validation: { pl: 'Wystąpił błąd sprawdzania danych', en: 'Validation error occurred' },
} as const satisfies Messages;

export const frameMessages = {
  steps: { pl: 'Etapy wyceny', en: 'Steps of the estimate' },
  yourAnswers: { pl: 'Dotychczasowe odpowiedzi', en: 'Your answers so far' },
  noAnswers: {
    pl: 'Odpowiedzi pojawią się tutaj. Każdą można później zmienić.',
    en: 'Your answers appear here. You can change each of them later.',
  },
  change: { pl: 'Zmień', en: 'Change' },
  howMade: { pl: 'Skąd ta kwota', en: 'How it is made' },
  clear: { pl: 'Wyczyść moje odpowiedzi', en: 'Clear my answers' },
  kept: {
    pl: 'Odpowiedzi techniczne są przechowywane na tym urządzeniu przez {browserHours} godziny, dane kontaktowe tylko do zamknięcia karty.',
    en: 'Technical answers stay on this device for {browserHours} hours, contact data only until the tab is closed.',
  },
} as const satisfies Messages;
