import type { Messages } from '@ndp/flows/message.ts';

/** Words of every page of the desk. */
export const deskMessages = {
  title: { pl: 'Panel', en: 'Desk' },
  inbox: { pl: 'Sprawy', en: 'Cases' },
  payments: { pl: 'Wypłaty', en: 'Payments' },
  bookings: { pl: 'Księgowania', en: 'Bookings' },
  budget: { pl: 'Budżet', en: 'Budget' },
  program: { pl: 'Program', en: 'Programme' },
  statistics: { pl: 'Statystyki', en: 'Statistics' },
  regulator: { pl: 'Wykaz URE', en: 'Regulator' },
  erasures: { pl: 'Usuwanie danych', en: 'Erasing' },
  bulk: { pl: 'Twoje zadania zbiorcze', en: 'Your bulk jobs' },
  compare: { pl: 'Sprawy obok siebie', en: 'Cases side by side' },
  paper: { pl: 'Wniosek na papierze', en: 'Paper application' },
  case: { pl: 'Sprawa', en: 'Case' },
  training: { pl: 'Szkolenie – sprawy są zmyślone', en: 'Training – cases are made up' },
  together: { pl: 'Sprawy wszystkich partnerów', en: 'Cases of all partners' },
  together_short: { pl: 'Wszyscy partnerzy', en: 'All partners' },
  opening: { pl: 'Nowy partner', en: 'New partner' },
  wording: { pl: 'Teksty', en: 'Texts' },
  answers: { pl: 'Odpowiedzi', en: 'Answers' },
  sample: { pl: 'Próba', en: 'Sample' },
  audit: { pl: 'Dziennik', en: 'Audit trail' },
  notices: { pl: 'Powiadomienia', en: 'Notices' },
  'first-steps': { pl: 'Pierwsze kroki', en: 'First steps' },
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
  reports_wait: {
    pl: '{shown} {count, plural, one {wykaz czeka na Twoją decyzję} few {wykazy czekają na Twoją decyzję} other {wykazów czeka na Twoją decyzję}}',
    en: '{shown} {count, plural, one {report waits for your decision} other {reports wait for your decision}}',
  },
  erasures_wait: {
    pl: '{shown} {count, plural, one {usunięcie czeka na Twoją decyzję} few {usunięcia czekają na Twoją decyzję} other {usunięć czeka na Twoją decyzję}}',
    en: '{shown} {count, plural, one {erasure waits for your decision} other {erasures wait for your decision}}',
  },
  roles_wait: {
    pl: '{shown} {count, plural, one {rola czeka na Twoje potwierdzenie} few {role czekają na Twoje potwierdzenie} many {ról czeka na Twoje potwierdzenie} other {roli czeka na Twoje potwierdzenie}}',
    en: '{shown} {count, plural, one {role waits for your confirmation} other {roles wait for your confirmation}}',
  },
  payments_stuck: {
    pl: '{shown} {count, plural, one {wypłata nie ma kogo, kto może ją zatwierdzić} few {wypłaty nie mają kogo, kto może je zatwierdzić} other {wypłat nie ma kogo, kto może je zatwierdzić}}',
    en: '{shown} {count, plural, one {payment has nobody who may approve it} other {payments have nobody who may approve them}}',
  },
  account: { pl: '{name}: konto', en: '{name}: account' },
  help: { pl: 'Pomoc', en: 'Help' },
  keys: { pl: 'Klawisze na tej stronie', en: 'Keys of this page' },
  key_help: { pl: 'pomoc', en: 'help' },
  keys_off: { pl: 'Klawisze działają', en: 'Keys are on' },
  keys_off_help: {
    pl: 'Odznacz, jeżeli mówisz do komputera albo litery przeszkadzają. Klawisze nigdy nie działają w polach.',
    en: 'Untick if you dictate, or if letters get in the way. Keys never act in fields.',
  },
  roles: { pl: 'Twoje role: {roles}', en: 'Your roles: {roles}' },
  close: { pl: 'Zamknij', en: 'Close' },
  choose_file: { pl: 'Wybierz plik', en: 'Choose a file' },
  no_file: { pl: 'nie wybrano pliku', en: 'no file chosen' },
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

/** What each page is for, beside its menu. */
export const pageHelp = {
  inbox: {
    pl: 'Sprawy partnera. „Mój dzień” pokazuje, co wymaga Ciebie: najpierw to, czego spóźnienie kosztuje najwięcej. Wpisz nazwisko, adres, działkę albo numer, żeby znaleźć każdą sprawę.',
    en: 'The cases of the partner. “My day” shows what needs you, the dearest to be late with first. Type a name, an address, a plot or a number to find any case.',
  },
  together: {
    pl: 'Sprawy wszystkich partnerów, u których masz rolę, w jednej liście.',
    en: 'The cases of all partners where you have a role, in one list.',
  },
  paper: {
    pl: 'Przepisz tu formularz, który przyszedł na papierze. Link dostaje tylko wnioskodawca, a to, co sam musi potwierdzić, potwierdza sam.',
    en: 'Copy a form that came on paper. The link goes to the applicant only, and what they must confirm themselves stays theirs.',
  },
  bulk: {
    pl: 'Co robisz albo robiło się w wielu sprawach naraz: jak daleko jest, w których się nie udało i dlaczego.',
    en: 'What you do or did in many cases at once: how far it is, in which it failed, and why.',
  },
  compare: {
    pl: 'Sprawa i te, które mogą dotyczyć tego samego budynku, osoby, rachunku albo telefonu: najpierw to, czym się różnią.',
    en: 'A case and those that may be of the same building, person, account or telephone: what differs comes first.',
  },
  case: {
    pl: 'U góry: kto, gdzie, ile, do kiedy i następny krok. Reszta jest w zakładkach.',
    en: 'At the top: who, where, how much, until when, and the next step. The rest is in the tabs.',
  },
  payments: {
    pl: 'Wypłaty od propozycji do banku. Osoba zatwierdzająca zatwierdza, potem powstaje paczka i plik dla banku, a wyciąg księguje przelewy.',
    en: 'Payments from proposal to bank. An approver approves, then a batch and its bank file are made, and the statement books the transfers.',
  },
  bookings: {
    pl: 'Co bank zaksięgował i co wróciło, miesiąc po miesiącu, z odbiorcą, programem i MPK. MPK ustawia się w ustawieniach wypłat.',
    en: 'What the bank booked and what came back, month by month, with payee, programme and cost centre. The cost centre is a payment setting.',
  },
  budget: {
    pl: 'Ile pieniędzy programu jest zajęte, i kolejka do nich. Zmianę proponuje administrator, a zatwierdza druga osoba.',
    en: 'How much of the programme’s money is taken, and the line for it. An administrator proposes a change, another person approves it.',
  },
  program: {
    pl: 'Wersje programu. Przygotuj następną, zobacz ją w portalu, a opublikuje ją inna osoba.',
    en: 'The versions of the programme. Prepare the next one, see it in the portal; another person publishes it.',
  },
  statistics: {
    pl: 'Ile spraw, jak daleko doszły, jak szybko i za ile.',
    en: 'How many cases, how far they came, how fast and for how much.',
  },
  regulator: {
    pl: 'Wykaz wypłaconych spraw roku dla URE. Jedna osoba proponuje, druga zatwierdza.',
    en: 'The paid cases of a year for the regulator. One person proposes, another releases.',
  },
  erasures: {
    pl: 'Sprawy, które niedługo znikną, i usunięcia na życzenie.',
    en: 'Cases that go soon, and erasures at somebody’s wish.',
  },
  sample: {
    pl: 'Losowanie spraw do kontroli podanym ziarnem; każdy, kto ma listę, powtórzy je bez nas. Z tego miejsca pobierzesz też akta wylosowanych spraw.',
    en: 'Cases for an inspection are drawn by a given seed; whoever has the list repeats it without us. Their case files are downloaded from here, too.',
  },
  audit: {
    pl: 'Kto zaglądał, co zmienił, pobrał albo odsłonił, i dlaczego. Zawęź listę do osoby, rodzaju, sprawy albo dni; pobranie tabeli wymaga powodu i samo trafia do dziennika.',
    en: 'Who looked, changed, downloaded or uncovered what, and why. Narrow the list down to a person, a kind, a case or days; downloading the table needs a reason and is in the trail itself.',
  },
  'first-steps': {
    pl: 'Co robisz w ciągu dnia, w jakiej kolejności, i kto jeszcze musi zadziałać.',
    en: 'What you do in a day, in which order, and who else must act.',
  },
  notices: {
    pl: 'Co nowego w Twoich sprawach, i kiedy o tym pisać.',
    en: 'What is new in your cases, and when to write to you about it.',
  },
  people: {
    pl: 'Kto pracuje u partnera i w jakiej roli. Zaproś osobę adresem e-mail; wysoką rolę potwierdza trzecia osoba.',
    en: 'Who works at the partner, in which role. Invite somebody by email; a third person confirms a high role.',
  },
  partner: {
    pl: 'Nazwa, kolory, logo, adresy i umowy partnera.',
    en: 'Name, colours, logo, addresses and agreements of the partner.',
  },
  wording: {
    pl: 'Teksty portalu i wiadomości w słowach partnera.',
    en: 'Texts of portal and mails in the partner’s words.',
  },
  answers: {
    pl: 'Gotowe odpowiedzi, które prowadzący sprawy wstawiają do wiadomości i poprawek.',
    en: 'Standard answers that officers put into messages and corrections.',
  },
  opening: {
    pl: 'Nowy partner z jego pierwszym administratorem.',
    en: 'A new partner with its first administrator.',
  },
} as const satisfies Messages;

/** What each role may do, and what it may not. */
export const roleHelp = {
  officer: {
    pl: 'przydziela, prosi o poprawki, ocenia dokumenty, proponuje wypłaty; nie zatwierdza pieniędzy',
    en: 'leads cases, asks for corrections, reviews documents, proposes payments; approves no money',
  },
  approver: {
    pl: 'to, co zaproponowała inna osoba: wypłaty, budżet, wersje programu; niczego, co sam(a) zrobił(a)',
    en: 'approves what another person proposed: payments, budget, versions; nothing of their own',
  },
  auditor: {
    pl: 'czyta wszystko, zakryte dane za podaniem powodu; niczego nie zmienia',
    en: 'reads everything, covered data with a reason; changes nothing',
  },
  administrator: {
    pl: 'zarządza osobami, partnerem, tekstami i projektami programu; nie widzi spraw',
    en: 'manages people, partner, texts and drafts of the programme; sees no cases',
  },
} as const satisfies Messages;

export const roleNames = {
  officer: { pl: 'prowadzi sprawy', en: 'officer' },
  approver: { pl: 'zatwierdza', en: 'approver' },
  auditor: { pl: 'audytor', en: 'auditor' },
  administrator: { pl: 'administrator', en: 'administrator' },
} as const satisfies Messages;
