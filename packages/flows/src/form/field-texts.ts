import type { Messages, Translate } from '../message.ts';

/** Words of the fields themselves, the same on every screen. */
export const fieldMessages = {
  optional: { pl: 'opcjonalnie', en: 'optional' },
  full: {
    pl: 'To już {most, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}: więcej się nie zmieści. Skróć tekst.',
    en: 'That is {most, plural, one {# character} other {# characters}} already: no more fits. Please shorten the text.',
  },
  increase: { pl: 'Zwiększ', en: 'Increase' },
  decrease: { pl: 'Zmniejsz', en: 'Decrease' },
  raised_to: {
    pl: 'Wartość była za mała. Zmieniono ją na {value}.',
    en: 'The value was too small. It was changed to {value}.',
  },
  lowered_to: {
    pl: 'Wartość była za duża. Zmieniono ją na {value}.',
    en: 'The value was too large. It was changed to {value}.',
  },
  rounded_to: { pl: 'Wartość zaokrąglono do {value}.', en: 'The value was rounded to {value}.' },
  not_a_number: {
    pl: 'Wpisz liczbę samymi cyframi, na przykład 120,5.',
    en: 'Enter a number in digits, such as 120.5.',
  },
  open_calendar: { pl: 'Otwórz kalendarz', en: 'Open the calendar' },
  previous_month: { pl: 'Poprzedni miesiąc', en: 'Previous month' },
  show_number: { pl: 'Pokaż', en: 'Show' },
  hide_number: { pl: 'Ukryj', en: 'Hide' },
  number_shown: { pl: 'Numer jest widoczny.', en: 'The number is shown.' },
  number_covered: { pl: 'Numer jest zakryty.', en: 'The number is covered.' },
  next_month: { pl: 'Następny miesiąc', en: 'Next month' },
} as const satisfies Messages;

/** The words a number field needs, in the page's language. */
export function numberTexts(say: Translate) {
  return {
    increase: say(fieldMessages.increase),
    decrease: say(fieldMessages.decrease),
    raisedTo: (value: string) => say(fieldMessages.raised_to, { value }),
    loweredTo: (value: string) => say(fieldMessages.lowered_to, { value }),
    roundedTo: (value: string) => say(fieldMessages.rounded_to, { value }),
    notANumber: say(fieldMessages.not_a_number),
  };
}

/** The words a date field needs, in the page's language. */
export function dateTexts(say: Translate) {
  return {
    openCalendar: say(fieldMessages.open_calendar),
    previousMonth: say(fieldMessages.previous_month),
    nextMonth: say(fieldMessages.next_month),
  };
}

/** The words a covered number needs, in the page's language. */
export function coverTexts(say: Translate) {
  return {
    show: say(fieldMessages.show_number),
    hide: say(fieldMessages.hide_number),
    shown: say(fieldMessages.number_shown),
    covered: say(fieldMessages.number_covered),
  };
}
