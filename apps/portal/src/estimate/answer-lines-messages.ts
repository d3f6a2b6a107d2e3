import type { Messages } from '@ndp/flows/message.ts';

/** Fetched with the lines, after the first question. */
export const lineMessages = {
  yourAnswers: { pl: 'Twoje odpowiedzi', en: 'Your answers so far' },
  clear: { pl: 'Wyczyść moje odpowiedzi', en: 'Clear my answers' },
  change: { pl: 'Zmień', en: 'Change' },
  howMade: { pl: 'Skąd ta kwota', en: 'Where the amount comes from' },
  kept: {
    pl: 'Odpowiedzi techniczne są przechowywane na tym urządzeniu przez {browserHours, plural, one {# godzinę} few {# godziny} other {# godzin}}, dane kontaktowe tylko do zamknięcia karty.',
    en: 'Technical answers stay on this device for {browserHours, plural, one {# hour} other {# hours}}, contact data only until the tab is closed.',
  },
  keptPlainly: {
    pl: 'Odpowiedzi techniczne są przechowywane na tym urządzeniu, zaszyfrowane, przez {browserHours, plural, one {# godzinę} few {# godziny} other {# godzin}}, dane kontaktowe najwyżej przez {sittingHours, plural, one {# godzinę} few {# godziny} other {# godzin}}.',
    en: 'Technical answers stay on this device, encrypted, for {browserHours, plural, one {# hour} other {# hours}}, contact data for {sittingHours, plural, one {# hour} other {# hours}} at most.',
  },
} as const satisfies Messages;
