import type { Messages } from '@ndp/flows/message.ts';

export const newLinkMessages = {
  title: { pl: 'Nowy link do wniosku', en: 'A new link to the application' },
  help: {
    pl: 'Adres podany podczas wysyłania zgłoszenia.',
    en: 'The address given when the estimate was sent.',
  },
  send: { pl: 'Wyślij nowy link', en: 'Send me a new link' },
  sent: {
    pl: 'Jeśli pod tym adresem czeka wniosek, wiadomość z nowym linkiem jest już w drodze.',
    en: 'If an application is waiting under this address, a message with a new link is on its way.',
  },
  failed: {
    pl: 'Nie udało się. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'That did not work. Check your internet connection and try again.',
  },
} as const satisfies Messages;
