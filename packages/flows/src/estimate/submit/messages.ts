import type { Messages } from '../../message.ts';

export const submitMessages = {
  title: { pl: 'Na jaki adres wysłać link do wniosku?', en: 'Where should the link to the application go?' },
  lead: {
    pl: 'Na podany adres przyjdzie wiadomość z osobistym linkiem. Otwórz go, potwierdź na stronie adres i dokończ wniosek.',
    en: 'A message with a personal link will arrive at this address. Open it, confirm the address on the page and go on to the rest of the application.',
  },
  next: { pl: 'Wyślij wycenę', en: 'Send the estimate' },
  email_help: {
    pl: 'Sprawdź dwa razy: na ten adres trafi jedyny klucz do wniosku.',
    en: 'Please check it twice: the only key to the application goes to this address.',
  },
  sent_title: { pl: 'Co zostanie wysłane?', en: 'What will be sent?' },
  sent_answers: { pl: 'odpowiedzi z poprzednich stron,', en: 'the answers from the previous pages,' },
  sent_amount: { pl: 'obliczona kwota: {amount},', en: 'the amount calculated: {amount},' },
  sent_email: { pl: 'ten adres e-mail.', en: 'this email address.' },
  use_title: { pl: 'Co się stanie z adresem?', en: 'What happens to the address?' },
  use: {
    pl: 'Posłuży wyłącznie do spraw tego wniosku. Bez reklam. Wycena bez potwierdzonego adresu zostanie usunięta po {unconfirmedDays, plural, one {# dniu} other {# dniach}}.',
    en: 'It is used for this application only. No advertising. An estimate whose address is not confirmed is deleted after {unconfirmedDays, plural, one {# day} other {# days}}.',
  },
} as const satisfies Messages;
