import type { Messages } from './message.ts';

export const newEstimateMessages = {
  open: {
    pl: 'Nowy wniosek możesz złożyć na stronie programu.',
    en: 'You can make a new application on the programme’s website.',
  },
  opens: {
    pl: 'Nowy wniosek będzie można złożyć na stronie programu od {day}.',
    en: 'A new application can be made on the programme’s website from {day}.',
  },
  none: {
    pl: 'Program nie przyjmuje teraz nowych wniosków. Na jego stronie możesz zostawić adres e-mail: napiszemy, gdy znów będzie je przyjmował.',
    en: 'The programme takes no new applications now. You can leave an email address on its website, and we will write once it takes them again.',
  },
} as const satisfies Messages;
