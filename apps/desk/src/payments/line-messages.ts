import type { Messages } from '@ndp/flows/message.ts';

export const lineStates = {
  assigned: { pl: 'czeka na potwierdzenie', en: 'waits to be confirmed' },
  aside_proposed: { pl: 'odłożenie czeka na potwierdzenie', en: 'setting aside waits to be confirmed' },
  set_aside: { pl: 'odłożona', en: 'set aside' },
} as const satisfies Messages;

/** What a line means and what to do about it. */
export const doubtHelp = {
  other_account: {
    pl: 'Bank podaje inny rachunek odbiorcy niż zatwierdzony. Wypłata nie jest zaksięgowana, a wnioskodawca o niczym nie wie. Wyjaśnij to z bankiem, zanim ktokolwiek wyśle przelew jeszcze raz.',
    en: 'The bank names another payee account than was approved. The payment is not booked, and the applicant knows of nothing. Clear it up with the bank before anybody sends the transfer again.',
  },
  booked_twice: {
    pl: 'Ta wypłata jest już zaksięgowana, więc bank zapłacił drugi raz. Odzyskaj pieniądze, a potem odłóżcie tę pozycję we dwie osoby.',
    en: 'This payment is booked already, so the bank has paid a second time. Get the money back, then set this line aside by two people.',
  },
  other_amount: {
    pl: 'Bank przelał inną kwotę, niż zatwierdzono.',
    en: 'The bank moved another amount than was approved.',
  },
  future: {
    pl: 'Pozycja albo wyciąg ma datę, która jeszcze nie nadeszła, więc nic się nie księguje. Sprawdź plik w banku; tego dnia wczytaj go jeszcze raz.',
    en: 'The line or its statement is of a day that has not come, so nothing is booked. Check the file at the bank; read it again on that day.',
  },
  before_file: {
    pl: 'Pozycja ma datę sprzed dnia, w którym powstał plik tej wypłaty. Sprawdź ją w banku.',
    en: 'The line is of a day before the file of this payment was made. Check it at the bank.',
  },
  other_payer: {
    pl: 'To wyciąg innego rachunku niż ten, z którego plik miał zapłacić. Sprawdź w banku, skąd poszedł przelew.',
    en: 'This statement is of another account than the file was to pay from. Ask the bank where the transfer came from.',
  },
  no_account: {
    pl: 'Bank nie podaje rachunku odbiorcy, więc nie wiadomo, dokąd poszły pieniądze. Sprawdź to w bankowości, potem przypisz pozycję.',
    en: 'The bank does not name the payee account, so nobody knows where the money went. Check it in the online bank, then assign the line.',
  },
  no_reference: {
    pl: 'Rachunek i kwota albo numer sprawy pasują do wypłaty, ale bank nie podaje jej numeru.',
    en: 'Account and amount, or the number of the case, fit a payment, but the bank does not give its reference.',
  },
  own_file: {
    pl: 'Plik z tym przelewem pobrała ta sama osoba, która wczytała wyciąg. Niech ktoś inny pobierze wyciąg z banku i go wczyta: wtedy wypłata zaksięguje się sama.',
    en: 'Whoever read the statement also took the file with this transfer. Let somebody else take the statement from the bank and read it: the payment is then booked by itself.',
  },
  unexpected: {
    pl: 'Tej wypłaty bank nie miał wykonać: wróciła, została odrzucona albo nie było jej w pliku. Nie płać jej jeszcze raz, zanim to wyjaśnisz.',
    en: 'The bank was not to carry this payment out: it came back, was refused or was in no file. Do not pay it again before this is cleared up.',
  },
  one_of_two: {
    pl: 'Bank wykonał tę wypłatę dwa razy i jeden przelew wrócił. Jeśli to ten drugi, odłóżcie pozycję; jeśli wróciły oba, przypisz ją do sprawy.',
    en: 'The bank paid this twice, and one transfer came back. If it is the second, set the line aside; if both came back, assign it to the case.',
  },
  ambiguous: {
    pl: 'Pozycja pasuje do kilku wypłat.',
    en: 'The line fits several payments.',
  },
  unbooked: {
    pl: 'Przelew wrócił, zanim bank go zaksięgował. Najpierw wczytaj wcześniejszy wyciąg.',
    en: 'The transfer came back before the bank booked it. Read the earlier statement first.',
  },
  not_ours: {
    pl: 'Nic w tej pozycji nie wskazuje na wypłatę.',
    en: 'Nothing in this line points to a payment.',
  },
} as const satisfies Messages;

export const lineMessages = {
  title: { pl: 'Pozycje wyciągów do wyjaśnienia', en: 'Lines of statements to be cleared up' },
  about: {
    pl: 'Tych pozycji nie da się przypisać automatycznie. Jedna osoba mówi, czego dotyczą, a druga, która zatwierdza wypłaty, to potwierdza.',
    en: 'These lines do not explain themselves. One person says what they are about, and another one, who approves payments, confirms it.',
  },
  none: { pl: 'Wszystkie pozycje są wyjaśnione.', en: 'All lines are cleared up.' },
  line: { pl: '{day}, {amount}', en: '{day}, {amount}' },
  statement: { pl: 'Wyciąg {n}', en: 'Statement {n}' },
  line_title: { pl: 'Tytuł: {title}', en: 'Title: {title}' },
  may_be: { pl: 'Może dotyczyć:', en: 'It may be about:' },
  is_said: { pl: 'Przypisano do:', en: 'Assigned to:' },
  difference: {
    pl: 'Różnica wobec zatwierdzonej kwoty: {difference}.',
    en: 'Difference from the approved amount: {difference}.',
  },
  no_difference: { pl: 'Kwota zgadza się co do grosza.', en: 'The amount is right to the grosz.' },
  stale: {
    pl: 'Wypłata jest już w innym stanie, więc nie ma czego potwierdzić. Cofnij przypisanie.',
    en: 'The payment stands elsewhere by now, so there is nothing to confirm. Take the assignment back.',
  },
  decided_by: { pl: 'Kto: {name}', en: 'By {name}' },
  confirmed_by: { pl: 'Potwierdzenie: {name}', en: 'Confirmed by {name}' },
  because: { pl: 'Powód: {reason}', en: 'Reason: {reason}' },
  explain: { pl: 'Wyjaśnij tę pozycję', en: 'Clear this line up' },
  cases: { pl: 'Numer sprawy', en: 'Reference number' },
  cases_help: {
    pl: 'Kilka numerów rozdziel przecinkami; wtedy kwota musi być ich sumą co do grosza.',
    en: 'Separate several numbers by commas; the amount must then be their sum to the grosz.',
  },
  needs_cases: {
    pl: 'Wpisz numer, na przykład NDP-2026-7K3M9Q.',
    en: 'Type a number, such as NDP-2026-7K3M9Q.',
  },
  assign: { pl: 'Przypisz', en: 'Assign' },
  assigned: {
    pl: 'Przypisano pozycję {amount}. Potwierdzi to inna osoba.',
    en: 'The line of {amount} was assigned. Another person confirms it.',
  },
  assigned_different: {
    pl: 'Przypisano pozycję {amount}. Różnica: {difference}. Potwierdzi to inna osoba.',
    en: 'The line of {amount} was assigned. Difference: {difference}. Another person confirms it.',
  },
  confirm: { pl: 'Potwierdź', en: 'Confirm' },
  confirm_line: { pl: 'Potwierdź pozycję {day}, {amount}', en: 'Confirm the line of {day}, {amount}' },
  confirmed_booked: { pl: 'Pozycja {amount}: wypłacono.', en: 'Line of {amount}: paid.' },
  confirmed_returned: {
    pl: 'Pozycja {amount}: przelew wrócił, sprawa znów czeka na wypłatę.',
    en: 'Line of {amount}: the transfer came back, and the case waits for payment again.',
  },
  take_back: { pl: 'Cofnij', en: 'Take back' },
  take_back_line: { pl: 'Cofnij pozycję {day}, {amount}', en: 'Take back the line of {day}, {amount}' },
  taken_back: {
    pl: 'Pozycja {amount} znów jest do wyjaśnienia.',
    en: 'The line of {amount} is to be cleared up again.',
  },
  why_aside: { pl: 'Dlaczego to nie jest wypłata', en: 'Why this is no payment of ours' },
  why_aside_all: {
    pl: 'Dlaczego {n, plural, one {ta # pozycja nie jest wypłatą} few {te # pozycje nie są wypłatami} other {te pozycje (#) nie są wypłatami}}',
    en: 'Why {n, plural, one {this # line is no payment} other {these # lines are no payments}} of ours',
  },
  aside_help: {
    pl: 'Powód zostaje, tytuł i rachunek znikają. Nie wpisuj danych osób.',
    en: 'The reason stays, title and account are forgotten. Put nobody’s data into it.',
  },
  set_aside: { pl: 'Odłóż pozycję', en: 'Set the line aside' },
  why_aside_two: { pl: 'Dlaczego odkładasz tę pozycję', en: 'Why you set this line aside' },
  aside_help_two: {
    pl: 'Pozycja dotyczy naszych pieniędzy, więc odłożenie potwierdza inna osoba, która zatwierdza wypłaty. Nie wpisuj danych osób.',
    en: 'The line is about our money, so another person, who approves payments, confirms it. Put nobody’s data into it.',
  },
  aside_asked: {
    pl: 'Pozycja {amount} czeka, aż inna osoba potwierdzi jej odłożenie.',
    en: 'The line of {amount} waits for another person to confirm that it is set aside.',
  },
  set_aside_all: {
    pl: 'Odłóż {n, plural, one {# pozycję} few {# pozycje} other {# pozycji}}',
    en: 'Set {n, plural, one {# line} other {# lines}} aside',
  },
  set_aside_now: {
    pl: 'Odłożono {n, plural, one {# pozycję} few {# pozycje} other {# pozycji}}.',
    en: '{n, plural, one {# line was} other {# lines were}} set aside.',
  },
  aside: {
    pl: 'Odłożone ostatnio: {n}. Po cofnięciu wczytaj wyciąg jeszcze raz, żeby zobaczyć tytuł.',
    en: 'Set aside lately: {n}. After taking one back, read the statement again to see its title.',
  },
} as const satisfies Messages;
