import type { Messages } from '../../message.ts';

export const submitMessages = {
  title: { pl: 'Na jaki adres wysłać link do wniosku?', en: 'Where should the link to the application go?' },
  lead: {
    pl: 'Otwórz go, potwierdź adres i dokończ wniosek.',
    en: 'Open it, confirm the address and complete the application.',
  },
  next: { pl: 'Wyślij wycenę', en: 'Send the estimate' },
  email_help: {
    pl: 'Sprawdź dwa razy: na ten adres trafi jedyny klucz do wniosku.',
    en: 'Please check it twice: the only key to the application goes to this address.',
  },
  use: {
    pl: 'Wyślemy odpowiedzi{hasAmount, select, yes { i kwotę} other {}}. Adres posłuży tylko do tego wniosku; niepotwierdzony usuniemy po {unconfirmedDays, plural, one {# dniu} other {# dniach}}.',
    en: 'Your answers{hasAmount, select, yes { and the amount} other {}} are sent. The address serves this application only; unconfirmed, it is deleted after {unconfirmedDays, plural, one {# day} other {# days}}.',
  },
} as const satisfies Messages;
