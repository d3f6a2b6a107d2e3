import type { Messages } from '@ndp/flows/message.ts';

export const pendingMessages = {
  title: { pl: 'Dziękujemy! Sprawdź pocztę', en: 'Thank you! Check your mailbox' },
  sentTo: { pl: 'Wiadomość z linkiem została wysłana na adres', en: 'A message with a link was sent to' },
  sent: {
    pl: 'Wiadomość z linkiem została wysłana na podany adres e-mail.',
    en: 'A message with a link was sent to the email address you gave.',
  },
  reference: { pl: 'Numer sprawy', en: 'Reference number' },
  next: {
    pl: 'Otwórz link z wiadomości, aby potwierdzić adres i uzupełnić wniosek. Jeśli wiadomości nie ma w skrzynce odbiorczej, sprawdź folder ze spamem.',
    en: 'Open the link in the message to verify the address and complete the application. If the message is not in your inbox, check the spam folder.',
  },
  titleCallback: {
    pl: 'Prośba o kontakt wysłana. Sprawdź pocztę',
    en: 'Your request has been sent. Check your mailbox',
  },
  nextCallback: {
    pl: 'Otwórz link z wiadomości i potwierdź adres e-mail. Na tej samej stronie zobaczysz, na jakim etapie jest prośba. Jeśli wiadomości nie ma w skrzynce odbiorczej, sprawdź folder ze spamem.',
    en: 'Open the link in the message and confirm your email address. The same page shows how the request is progressing. If the message is not in your inbox, check the spam folder.',
  },
  callBy: {
    pl: 'Doradca zadzwoni najpóźniej {day}, aby ustalić dane energetyczne budynku. To nie jest jeszcze wniosek: wypełnisz go, gdy kwota będzie znana.',
    en: 'An adviser will call by {day} to settle the energy data of the building. This is not an application yet: you complete one once the amount is known.',
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
  another: { pl: 'Wyceń kolejny budynek', en: 'Register another project' },
  failed: {
    pl: 'Nie udało się. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'That did not work. Check your internet connection and try again.',
  },
  expired: {
    pl: 'Adresu nie można już poprawić w tym miejscu. Zacznij nową wycenę albo skontaktuj się z nami.',
    en: 'The address can no longer be corrected here. Start a new estimate or contact us.',
  },
} as const satisfies Messages;
