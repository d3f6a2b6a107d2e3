import type { Messages } from '../../message.ts';

export const submitMessages = {
  title: { pl: 'Na jaki adres wysłać link do wniosku?', en: 'Where should the link to the application go?' },
  lead: {
    pl: 'Na podany adres przyjdzie wiadomość z osobistym linkiem. Otwarcie go potwierdza adres i pozwala dokończyć wniosek.',
    en: 'A message with a personal link will arrive at this address. Opening it confirms the address and leads on to the rest of the application.',
  },
  next: { pl: 'Wyślij zgłoszenie', en: 'Send' },
  email_help: {
    pl: 'Warto sprawdzić dwa razy: pod ten adres trafi jedyny klucz do wniosku.',
    en: 'Worth checking twice: the only key to the application goes to this address.',
  },
  sent_title: { pl: 'Co zostanie wysłane?', en: 'What will be sent?' },
  sent_answers: { pl: 'odpowiedzi z poprzednich ekranów,', en: 'the answers of the previous screens,' },
  sent_amount: { pl: 'obliczona kwota: {amount},', en: 'the amount calculated: {amount},' },
  sent_email: { pl: 'ten adres e-mail.', en: 'this email address.' },
  use_title: { pl: 'Co się stanie z adresem?', en: 'What happens with the address?' },
  use: {
    pl: 'Posłuży wyłącznie do spraw tego wniosku. Bez reklam. Zgłoszenie bez potwierdzonego adresu zostanie usunięte po {unconfirmedDays} dniach.',
    en: 'It serves this application only. No advertising. A submission whose address is not confirmed is deleted after {unconfirmedDays} days.',
  },
} as const satisfies Messages;
