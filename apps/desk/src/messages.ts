import type { Messages } from '@ndp/flows/message.ts';

/** Words of every page of the desk. */
export const deskMessages = {
  title: { pl: 'Panel', en: 'Desk' },
  inbox: { pl: 'Sprawy', en: 'Cases' },
  payments: { pl: 'Wypłaty', en: 'Payments' },
  budget: { pl: 'Budżet', en: 'Budget' },
  program: { pl: 'Program', en: 'Programme' },
  statistics: { pl: 'Statystyki', en: 'Statistics' },
  opening: { pl: 'Nowy partner', en: 'New partner' },
  wording: { pl: 'Teksty', en: 'Texts' },
  notices: { pl: 'Powiadomienia', en: 'Notices' },
  people: { pl: 'Osoby', en: 'People' },
  cases_wait: {
    pl: '{shown} {count, plural, one {Twoja sprawa ma termin do dziś} few {Twoje sprawy mają termin do dziś} many {Twoich spraw ma termin do dziś} other {Twojej sprawy ma termin do dziś}}',
    en: '{shown} {count, plural, one {case of yours is due by today} other {cases of yours are due by today}}',
  },
  payments_wait: {
    pl: '{shown} {count, plural, one {czeka na Twoje zatwierdzenie} few {czekają na Twoje zatwierdzenie} many {czeka na Twoje zatwierdzenie} other {czeka na Twoje zatwierdzenie}}',
    en: '{shown} {count, plural, one {waits for your approval} other {wait for your approval}}',
  },
  budgets_wait: { pl: 'zmiana czeka na Twoją decyzję', en: 'a change waits for your decision' },
  roles_wait: {
    pl: '{shown} {count, plural, one {rola czeka na Twoje potwierdzenie} few {role czekają na Twoje potwierdzenie} many {ról czeka na Twoje potwierdzenie} other {roli czeka na Twoje potwierdzenie}}',
    en: '{shown} {count, plural, one {role waits for your confirmation} other {roles wait for your confirmation}}',
  },
  payments_stuck: {
    pl: '{shown} {count, plural, one {wypłata nie ma kogo, kto może ją zatwierdzić} few {wypłaty nie mają kogo, kto może je zatwierdzić} other {wypłat nie ma kogo, kto może je zatwierdzić}}',
    en: '{shown} {count, plural, one {payment has nobody who may approve it} other {payments have nobody who may approve them}}',
  },
  main: { pl: 'Menu', en: 'Menu' },
  skip: { pl: 'Przejdź do treści', en: 'Skip to content' },
  language: { pl: 'Język', en: 'Language' },
  polish: { pl: 'polski', en: 'Polish' },
  english: { pl: 'angielski', en: 'English' },
  partner: { pl: 'Partner', en: 'Partner' },
  log_in: { pl: 'Zaloguj się', en: 'Log in' },
  log_in_new_tab: { pl: 'Zaloguj się w nowej karcie', en: 'Log in, in a new tab' },
  log_in_beside: {
    pl: 'Zaloguj się w nowej karcie, wróć do tej i spróbuj ponownie. To, co jest tu wpisane, zostaje.',
    en: 'Log in in a new tab, come back to this one and try again. What is typed here stays.',
  },
  log_out: { pl: 'Wyloguj', en: 'Log out' },
  log_out_everywhere: { pl: 'Wyloguj wszędzie', en: 'Log out everywhere' },
  loading: { pl: 'Wczytywanie…', en: 'Loading…' },
  leave_unsaved: {
    pl: 'To, co jest tu wpisane, nie jest zapisane i przepadnie. Wyjść z tej strony?',
    en: 'What is typed here is not saved and will be lost. Leave this page?',
  },
  again: { pl: 'Spróbuj ponownie', en: 'Try again' },
  cancel: { pl: 'Anuluj', en: 'Cancel' },
  unreachable: {
    pl: 'Serwer nie odpowiada, więc nic się nie zmieniło. Sprawdź połączenie i spróbuj ponownie.',
    en: 'The server does not answer, so nothing has changed. Check the connection and try again.',
  },
  wrong_address: {
    pl: 'Adres tej strony jest błędny. Otwórz ją ponownie z menu.',
    en: 'The address of this page is wrong. Open it again from the menu.',
  },
  no_such_page: { pl: 'Tego partnera nie ma na Twojej liście', en: 'This partner is not on your list' },
  no_such_page_help: {
    pl: 'Wybierz partnera, u którego masz rolę.',
    en: 'Choose a partner where you have a role.',
  },
} as const satisfies Messages;

export const roleNames = {
  officer: { pl: 'prowadzi sprawy', en: 'officer' },
  approver: { pl: 'zatwierdza', en: 'approver' },
  auditor: { pl: 'audytor', en: 'auditor' },
  administrator: { pl: 'administrator', en: 'administrator' },
} as const satisfies Messages;
