import type { Messages } from '@ndp/flows/message.ts';

export const pendingMessages = {
  title: { pl: 'Dziękujemy! Sprawdź pocztę', en: 'Thank you! Check your mailbox' },
  sentTo: { pl: 'Wiadomość z linkiem została wysłana na adres', en: 'A message with a link was sent to' },
  sent: {
    pl: 'Wiadomość z linkiem została wysłana na podany adres e-mail.',
    en: 'A message with a link was sent to the email address you gave.',
  },
  reference: { pl: 'Numer sprawy', en: 'Reference number' },
  amount: { pl: 'Szacowane dofinansowanie', en: 'Estimated funding' },
  linkLives: { pl: 'Link działa przez', en: 'The link works for' },
  days: {
    pl: '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    en: '{days, plural, one {# day} other {# days}}',
  },
  next: {
    pl: 'Otwórz link i potwierdź adres. Jeśli wiadomości nie ma, sprawdź folder ze spamem.',
    en: 'Open the link and confirm the address. If there is no message, check the spam folder.',
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
    en: 'An adviser will call by {day} to work out the energy data of the building. This is not an application yet: you complete one once the amount is known.',
  },
  helpTitle: { pl: 'Wiadomość nie dotarła?', en: 'Has the message not arrived?' },
  adviceWait: {
    pl: 'Poczekaj kilka minut.',
    en: 'Wait a few minutes.',
  },
  adviceFolders: {
    pl: 'Zajrzyj do folderów z ofertami i powiadomieniami.',
    en: 'Look into the folders for promotions and notifications.',
  },
  adviceAddress: {
    pl: 'Sprawdź adres podany wyżej.',
    en: 'Check the address above.',
  },
  resend: { pl: 'Wyślij ponownie', en: 'Send again' },
  resendIn: { pl: 'Wyślij ponownie za {seconds} s', en: 'Send again in {seconds} s' },
  resent: { pl: 'Wiadomość została wysłana ponownie.', en: 'The message has been sent again.' },
  correct: { pl: 'Popraw adres e-mail', en: 'Correct the address' },
  correctHelp: {
    pl: 'Nowa wiadomość trafi pod poprawiony adres, a link z poprzedniej przestanie działać.',
    en: 'A new message goes to the corrected address; the link in the earlier one stops working.',
  },
  save: { pl: 'Zapisz i wyślij', en: 'Save and send' },
  corrected: {
    pl: 'Adres został poprawiony, a wiadomość wysłana.',
    en: 'The address has been corrected and the message sent.',
  },
  anotherBuilding: { pl: 'Masz jeszcze jeden budynek?', en: 'Do you have another building?' },
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

/** The code of the mail, typed in place of opening its link. */
export const codeMessages = {
  title: { pl: 'Albo wpisz kod z wiadomości', en: 'Or type the code from the message' },
  titleHere: { pl: 'Chcesz dokończyć tutaj?', en: 'Would you like to go on here?' },
  label: { pl: 'Kod z wiadomości', en: 'Code from the message' },
  help: {
    pl: '{count, plural, one {# cyfra} few {# cyfry} other {# cyfr}}. Kod działa tylko na tej stronie, przez {hours, plural, one {# godzinę} few {# godziny} other {# godzin}} od wysłania wiadomości.',
    en: '{count, plural, one {# digit} other {# digits}}. The code works only on this page, for {hours, plural, one {# hour} other {# hours}} after the message was sent.',
  },
  open: { pl: 'Potwierdź i przejdź dalej', en: 'Confirm and go on' },
  wrongLength: {
    pl: 'Kod ma {count, plural, one {# cyfrę} few {# cyfry} other {# cyfr}}. Przepisz go z wiadomości.',
    en: 'The code has {count, plural, one {# digit} other {# digits}}. Copy it from the message.',
  },
} as const satisfies Messages;

/** The link was opened elsewhere. */
export const confirmedMessages = {
  title: { pl: 'Adres e-mail jest potwierdzony', en: 'The email address is confirmed' },
  goOn: {
    pl: 'Link z wiadomości został już otwarty. Wniosek jest na stronie, którą otworzył: wrócisz do niej linkiem z najnowszej wiadomości. Tę stronę możesz zamknąć.',
    en: 'The link in the message has been opened. The application is on the page it opened: the link in the newest message leads back to it. You can close this page.',
  },
  back: { pl: 'Wróć na stronę sprawy', en: 'Back to the page of the case' },
  goOnCallback: {
    pl: 'Link z wiadomości został już otwarty. Na stronie, którą otworzył, zobaczysz, na jakim etapie jest prośba: wrócisz do niej linkiem z najnowszej wiadomości. Tę stronę możesz zamknąć.',
    en: 'The link in the message has been opened. The page it opened shows how the request is progressing: the link in the newest message leads back to it. You can close this page.',
  },
} as const satisfies Messages;
