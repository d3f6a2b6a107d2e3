import type { Messages } from '../message.ts';

/** Words of the fields themselves, the same on every screen. */
export const fieldMessages = {
  optional: { pl: 'nieobowiązkowe', en: 'optional' },
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
  open_calendar: { pl: 'Otwórz kalendarz', en: 'Open the calendar' },
  previous_month: { pl: 'Poprzedni miesiąc', en: 'Previous month' },
  next_month: { pl: 'Następny miesiąc', en: 'Next month' },
} as const satisfies Messages;
