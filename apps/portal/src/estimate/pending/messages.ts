import type { Messages } from '@ndp/flows/message.ts';

export const pendingMessages = {
  title: { pl: 'Dziękujemy! Sprawdź pocztę', en: 'Thank you! Check your mailbox' },
  sentTo: { pl: 'Wiadomość z linkiem została wysłana na adres', en: 'A message with a link was sent to' },
  sent: {
    pl: 'Wiadomość z linkiem została wysłana na podany adres e-mail.',
    en: 'A message with a link was sent to the e-mail address you gave.',
  },
  reference: { pl: 'Numer zgłoszenia', en: 'Reference number' },
  next: {
    pl: 'Otwórz link z wiadomości, aby potwierdzić adres i uzupełnić wniosek. Jeśli wiadomości nie ma w skrzynce odbiorczej, sprawdź folder ze spamem.',
    en: 'Open the link in the message to verify the address and complete the application. If the message is not in your inbox, check the spam folder.',
  },
  helpTitle: { pl: 'Wiadomość nie dotarła?', en: 'Has the message not arrived?' },
  resend: { pl: 'Wyślij ponownie', en: 'Send again' },
  resendIn: { pl: 'Wyślij ponownie za {seconds} s', en: 'Send again in {seconds} s' },
  resent: { pl: 'Wiadomość została wysłana ponownie.', en: 'The message has been sent again.' },
  correct: { pl: 'Popraw adres e-mail', en: 'Correct the address' },
  correctHelp: {
    pl: 'Nowa wiadomość trafi pod poprawiony adres, a link z poprzedniej przestanie działać.',
    en: 'A new message goes to the corrected address; the link in the earlier one stops working.',
  },
  save: { pl: 'Zapisz i wyślij', en: 'Save and send' },
  cancel: { pl: 'Anuluj', en: 'Cancel' },
  corrected: {
    pl: 'Adres został poprawiony, a wiadomość wysłana.',
    en: 'The address has been corrected and the message sent.',
  },
  another: { pl: 'Zgłoś kolejny projekt', en: 'Register another project' },
  failed: {
    pl: 'Nie udało się. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'That did not work. Check your internet connection and try again.',
  },
  expired: {
    pl: 'Adresu nie można już poprawić w tym miejscu. Zgłoś projekt ponownie albo skontaktuj się z nami.',
    en: 'The address can no longer be corrected here. Register the project again or contact us.',
  },
} as const satisfies Messages;
