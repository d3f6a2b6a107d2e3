import type { Messages } from '@ndp/flows/message.ts';

export const lineStates = {
  assigned: { pl: 'czeka na potwierdzenie', en: 'waits to be confirmed' },
  set_aside: { pl: 'odłożona', en: 'set aside' },
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
