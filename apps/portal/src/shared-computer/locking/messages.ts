import type { Messages } from '@ndp/flows/message.ts';

export const lockingMessages = {
  warningTitle: { pl: 'Czy ktoś tu jeszcze jest?', en: 'Is anybody still here?' },
  secondsLeft: {
    pl: '{seconds, select, 120 {Za 2 minuty strona zostanie zablokowana.} 60 {Za minutę strona zostanie zablokowana.} 30 {Za 30 sekund strona zostanie zablokowana.} other {Za kilka sekund strona zostanie zablokowana.}}',
    en: '{seconds, select, 120 {The page will be locked in 2 minutes.} 60 {The page will be locked in a minute.} 30 {The page will be locked in 30 seconds.} other {The page will be locked in a few seconds.}}',
  },
  warningSaved: {
    pl: 'Wpisane dane są zapisane. Aby zostać na stronie, naciśnij dowolny klawisz lub przycisk.',
    en: 'What was typed is saved. To stay on the page, press any key or the button.',
  },
  warningUnsaved: {
    pl: 'To, co wpisano na tej stronie, nie jest jeszcze zapisane i po zablokowaniu zniknie. Aby zostać i dokończyć, naciśnij dowolny klawisz lub przycisk.',
    en: 'What was typed on this page is not saved yet and will be gone once it is locked. To stay and finish, press any key or the button.',
  },
  stay: { pl: 'Zostań na stronie', en: 'Stay on the page' },
} as const satisfies Messages;

export const finishedMessages = {
  title: { pl: 'Gotowe, przeglądarka wyczyszczona', en: 'Done, the browser is clear' },
  text: {
    pl: 'W tej przeglądarce nie ma już odpowiedzi ani danych z portalu. To, co zapisano lub wysłano, jest bezpieczne: do wniosku prowadzi link z wiadomości e-mail, z dowolnego urządzenia.',
    en: 'No answers and no data of the portal are left in this browser. What was saved or sent is safe: the link in the email leads to the application, from any device.',
  },
} as const satisfies Messages;

export const lockedMessages = {
  title: { pl: 'Strona została zablokowana', en: 'The page was locked' },
  text: {
    pl: 'Przez 15 minut nikt z niej nie korzystał. To, co było wpisane, jest zapisane; aby wrócić, otwórz ponownie link z wiadomości e-mail.',
    en: 'Nobody used it for 15 minutes. What was typed is saved; to come back, open the link in the email again.',
  },
} as const satisfies Messages;

export const leftMessages = {
  title: { pl: 'Co jeszcze zrobić na wspólnym komputerze', en: 'What else to do on a shared computer' },
  mail: { pl: 'wylogować się z poczty,', en: 'sign out of the mailbox,' },
  history: {
    pl: 'usunąć dzisiejszą historię przeglądarki: adres z wiadomości otwiera wniosek bez hasła,',
    en: 'delete today’s history of the browser: the address in the email opens the application without a password,',
  },
  downloads: {
    pl: 'usunąć pobrane dokumenty, także z kosza,',
    en: 'delete downloaded documents, from the bin too,',
  },
  windows: { pl: 'zamknąć wszystkie okna przeglądarki.', en: 'close all windows of the browser.' },
  home: { pl: 'Przejdź do strony głównej', en: 'Go to the home page' },
} as const satisfies Messages;
