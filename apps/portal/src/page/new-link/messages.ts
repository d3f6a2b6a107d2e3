import type { Messages } from '@ndp/flows/message.ts';

export const newLinkMessages = {
  title: { pl: 'Nowy link do sprawy', en: 'A new link to your case' },
  help: {
    pl: 'Adres e-mail, pod który przychodzą wiadomości o sprawie.',
    en: 'The email address that messages about the case go to.',
  },
  send: { pl: 'Wyślij nowy link', en: 'Send me a new link' },
  sent: {
    pl: 'Jeśli z tym adresem jest związana sprawa, wiadomość z nowym linkiem jest już w drodze.',
    en: 'If a case belongs to this address, a message with a new link is on its way.',
  },
  failed: {
    pl: 'Nie udało się. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'That did not work. Check your internet connection and try again.',
  },
} as const satisfies Messages;
