import type { ProgramRule } from '@ndp/domain/programs/problems.ts';
import type { ProgramState } from '@ndp/domain/programs/timetable.ts';
import type { SampleProject } from '@ndp/domain/subsidy/sample-projects.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';
import type { StatementRule } from '@ndp/flows/statements/check-statement.ts';

export const programmeMessages = {
  title: { pl: 'Program: {title}', en: 'Programme: {title}' },
  lead: {
    pl: 'Program zmienia się wersjami. Projekt wersji niczego nie zmienia, dopóki inna osoba go nie opublikuje; sprawy rozpoczęte wcześniej zachowują swoją wersję.',
    en: 'A programme changes by versions. A draft changes nothing until another person publishes it; cases begun before keep their version.',
  },
  not_ours: {
    pl: 'Ten program prowadzi inny partner, więc tutaj można go tylko oglądać.',
    en: 'Another partner runs this programme, so here it can only be looked at.',
  },
  history: { pl: 'Wersje', en: 'Versions' },
  version: { pl: 'Wersja', en: 'Version' },
  state: { pl: 'Stan', en: 'State' },
  draft: { pl: 'projekt', en: 'draft' },
  published: { pl: 'opublikowana', en: 'published' },
  counts_now: { pl: 'obowiązuje', en: 'counts now' },
  from: { pl: 'Od dnia', en: 'From' },
  from_start: { pl: 'od początku', en: 'from the beginning' },
  made_by: { pl: 'Kto napisał', en: 'Written by' },
  published_by: { pl: 'Kto opublikował', en: 'Published by' },
  cases: { pl: 'Sprawy', en: 'Cases' },
  with_release: { pl: 'z wydaniem', en: 'with the release' },
  from_file: { pl: 'z pliku', en: 'from a file' },
  file: { pl: 'Plik', en: 'File' },
  save_file: { pl: 'Zapisz wersję {n} do pliku', en: 'Save version {n} to a file' },
  prepare: { pl: 'Przygotuj nową wersję', en: 'Prepare a new version' },
  next_year: { pl: 'Przygotuj rok {year}', en: 'Prepare {year}' },
  read_file: { pl: 'Wczytaj wersję z pliku', en: 'Read a version from a file' },
  file_unfit: {
    pl: 'Ten plik nie zawiera wersji programu (miejsce: {place}), więc niczego nie wczytano. Wybierz plik zapisany tutaj.',
    en: 'This file holds no version of a programme (at: {place}), so nothing was read. Choose a file saved here.',
  },
  draft_of: { pl: 'Projekt wersji {n}', en: 'Draft of version {n}' },
  save: { pl: 'Zapisz projekt', en: 'Save the draft' },
  saved: {
    pl: 'Projekt zapisany. Nic w portalu się nie zmieniło.',
    en: 'The draft is saved. Nothing in the portal has changed.',
  },
  unsaved: { pl: 'Są niezapisane zmiany.', en: 'There are unsaved changes.' },
  drop: { pl: 'Usuń projekt', en: 'Delete the draft' },
  problems: { pl: 'Zanim ktoś opublikuje tę wersję', en: 'Before this version can be published' },
  compare: { pl: 'Co się zmienia wobec wersji {n}', en: 'What changes from version {n}' },
  same: { pl: 'Na razie nic.', en: 'Nothing so far.' },
  samples: { pl: 'Przykładowe kwoty', en: 'Sample amounts' },
  sample: { pl: 'Przykład', en: 'Sample' },
  now: { pl: 'Teraz', en: 'Now' },
  later: { pl: 'W tej wersji', en: 'In this version' },
  difference: { pl: 'Różnica', en: 'Difference' },
  fee: {
    pl: 'Jednostkowa opłata zastępcza w tym roku: {fee} za toe.',
    en: 'Unit substitute fee of this year: {fee} per toe.',
  },
  preview: { pl: 'Obejrzyj w portalu', en: 'See it in the portal' },
  preview_day: { pl: 'Portal jak w dniu', en: 'The portal as on' },
  preview_help: {
    pl: 'RRRR-MM-DD. Nowa karta pokaże portal według tego projektu, razem z wyliczeniem kwoty. Nic się tam nie zapisuje ani nie wysyła.',
    en: 'YYYY-MM-DD. A new tab shows the portal under this draft, with the amount worked out. Nothing is stored or sent there.',
  },
  publish: { pl: 'Opublikuj', en: 'Publish' },
  publish_from: { pl: 'Obowiązuje od dnia', en: 'Counts from' },
  publish_help: {
    pl: 'RRRR-MM-DD, od północy czasu polskiego. Wersja na dziś zaczyna obowiązywać po chwili, wszędzie naraz.',
    en: 'YYYY-MM-DD, from midnight Polish time. A version for today begins to count in a moment, everywhere at once.',
  },
  published_done: {
    pl: 'Wersja {n} jest opublikowana i będzie obowiązywać od {day}.',
    en: 'Version {n} is published and will count from {day}.',
  },
  by_another: {
    pl: 'Opublikuje ją inna osoba, która zatwierdza: ten projekt zawiera Twoje zmiany.',
    en: 'Another approver publishes it: you have written in this draft.',
  },
  needs_approver: {
    pl: 'Opublikuje ją ktoś, kto zatwierdza i niczego w niej nie zmieniał.',
    en: 'Somebody who approves, and has written nothing in it, publishes it.',
  },
  day_help: { pl: 'RRRR-MM-DD', en: 'YYYY-MM-DD' },
  phase: { pl: 'Od dnia ({n})', en: 'From ({n})' },
  phase_state: { pl: 'Stan ({n})', en: 'State ({n})' },
  phase_reason: { pl: 'Powód ({n})', en: 'Reason ({n})' },
  no_reason: { pl: 'bez powodu', en: 'no reason' },
  funds_used: { pl: 'środki się skończyły', en: 'the funds are used' },
  time_over: { pl: 'czas minął', en: 'the time is over' },
  add_phase: { pl: 'Dodaj dzień', en: 'Add a day' },
  remove_phase: { pl: 'Usuń dzień {n}', en: 'Remove day {n}' },
  installer_list: { pl: 'Tylko wykonawcy z listy', en: 'Installers of the list only' },
  installers_help: {
    pl: 'W każdym wierszu: klucz; nazwa; miejscowość',
    en: 'A line each: key; name; town',
  },
  choose: { pl: 'Wybierz', en: 'Choose' },
  changed: { pl: '{label}: {before} → {after}', en: '{label}: {before} → {after}' },
  reworded: { pl: 'Inne brzmienie: {document}', en: 'Worded otherwise: {document}' },
  reworded_statement: {
    pl: 'Inne brzmienie oświadczenia: {statement}',
    en: 'Statement worded otherwise: {statement}',
  },
  money: {
    pl: '{sample}: {before} → {after} ({difference})',
    en: '{sample}: {before} → {after} ({difference})',
  },
  nothing: { pl: '–', en: '–' },
} as const satisfies Messages;

export const statementMessages = {
  shipped: { pl: 'W brzmieniu z wydania.', en: 'As the release words it.' },
  own: { pl: 'Własne brzmienie tej wersji.', en: 'In words of this version.' },
  pl: { pl: '{document} po polsku', en: '{document} in Polish' },
  en: { pl: '{document} po angielsku', en: '{document} in English' },
  help: {
    pl: 'Markdown. Liczby, dni i strony wstawiają nazwy w nawiasach klamrowych; musi zostać każda, która jest w brzmieniu z wydania.',
    en: 'Markdown. Numbers, days and parties are put in by the names in braces; every one that the release has must stay.',
  },
  change: { pl: 'Zmień: {document}', en: 'Change: {document}' },
  restore: { pl: 'Wróć do brzmienia z wydania: {document}', en: 'Back to the release’s words: {document}' },
  changes_pl: { pl: 'Co się zmienia po polsku', en: 'What changes in Polish' },
  changes_en: { pl: 'Co się zmienia po angielsku', en: 'What changes in English' },
  gone: { pl: 'Znika:', en: 'Goes:' },
  added: { pl: 'Dochodzi:', en: 'Comes:' },
} as const satisfies Messages;

export const statementRuleMessages: Readonly<Record<StatementRule, Message>> = {
  no_head: {
    pl: 'Zacznij od nagłówka: wiersz ---, tytuł (title:), wersja (version:), wiersz ---.',
    en: 'Begin with the head: a line ---, title:, version:, a line ---.',
  },
  unknown_value: { pl: 'Nie ma takich wartości: {words}.', en: 'There are no such values: {words}.' },
  lost_value: {
    pl: 'Brakuje wartości, które muszą zostać: {words}.',
    en: 'Values that must stay are missing: {words}.',
  },
  contradiction: {
    pl: 'To nie zgadza się z wartościami tej wersji: {words}. Zamiast liczby albo dnia wpisz nazwę wartości w nawiasach klamrowych.',
    en: 'This does not fit the values of this version: {words}. Write the name of the value in braces in place of the number or day.',
  },
  same_version: {
    pl: 'Treść się zmienia, więc podaj w nagłówku późniejszą wersję (albo zmień wersję regulaminu lub klauzuli wyżej).',
    en: 'The text changes, so give it a later version in its head (or change the version of the regulations or clause above).',
  },
};

/** Of a number that stands in a text. */
export const claimUnits: Readonly<Record<string, Message>> = {
  day: { pl: 'dni', en: 'days' },
  week: { pl: 'tygodnie', en: 'weeks' },
  month: { pl: 'miesiące', en: 'months' },
  year: { pl: 'lata', en: 'years' },
  hour: { pl: 'godziny', en: 'hours' },
  minute: { pl: 'minuty', en: 'minutes' },
  annex: { pl: 'załącznik', en: 'annex' },
  money: { pl: 'kwota', en: 'amount' },
  percent: { pl: 'procent', en: 'per cent' },
};

export const sectionNames = {
  call: { pl: 'Nabór i dni', en: 'Call and days' },
  amounts: { pl: 'Kwoty', en: 'Amounts' },
  who: { pl: 'Kto prowadzi i decyduje', en: 'Who runs it and decides' },
  documents: { pl: 'Wykonawcy i dokumenty', en: 'Installers and documents' },
  periods: { pl: 'Terminy', en: 'Periods' },
  prices: { pl: 'Ceny orientacyjne', en: 'Guide prices' },
  texts: { pl: 'Teksty', en: 'Texts' },
} as const satisfies Messages;
export type SectionName = keyof typeof sectionNames;

export const stateNames: Readonly<Record<ProgramState, Message>> = {
  announced: { pl: 'zapowiedziany', en: 'announced' },
  open: { pl: 'otwarty', en: 'open' },
  paused: { pl: 'wstrzymany', en: 'paused' },
  closed: { pl: 'zamknięty', en: 'closed' },
};

export const sampleNames: Readonly<Record<SampleProject, Message>> = {
  house_coal_to_pump: {
    pl: 'Dom sprzed 1971, węgiel → pompa ciepła',
    en: 'House before 1971, coal → heat pump',
  },
  house_gas: { pl: 'Dom 1979–1988, kocioł gazowy', en: 'House 1979–1988, gas boiler' },
  house_network: { pl: 'Dom 1989–2002, sieć ciepłownicza', en: 'House 1989–2002, heating network' },
  flats_network: { pl: 'Blok 1200 m², sieć ciepłownicza', en: 'Flats of 1,200 m², heating network' },
  school: { pl: 'Szkoła 2000 m²', en: 'School of 2,000 m²' },
};

export const ruleMessages: Readonly<Record<ProgramRule, Message>> = {
  price_range: {
    pl: 'podaj obie ceny, najpierw niższą; dwa zera: bez ceny',
    en: 'give both prices, the lower one first; two zeros: no price',
  },
  price_source: { pl: 'podaj źródło cen', en: 'say where the prices come from' },
  missing: { pl: 'uzupełnij to pole', en: 'fill this in' },
  register_number: {
    pl: 'sprawdź ten numer: same cyfry, a wśród nich zgodna cyfra kontrolna; puste, jeśli go nie ma',
    en: 'check this number: digits alone, with a check digit that fits; empty where there is none',
  },
  not_a_day: { pl: 'podaj dzień jako RRRR-MM-DD', en: 'give the day as YYYY-MM-DD' },
  share: {
    pl: 'podaj ułamek większy od 0, najwyżej 1, na przykład 0.80',
    en: 'give a part above 0, at most 1, such as 0.80',
  },
  floor: {
    pl: 'podaj ułamek większy od 0, najwyżej 1, na przykład 0.77',
    en: 'give a part above 0, at most 1, such as 0.77',
  },
  year: { pl: 'podaj rok od 2017', en: 'give a year from 2017' },
  terms_of_year: {
    pl: 'pierwszy dzień musi leżeć w roku programu',
    en: 'the first day must lie in the programme’s year',
  },
  last_before_first: { pl: 'ostatni dzień jest przed pierwszym', en: 'the last day is before the first' },
  no_phase: {
    pl: 'podaj choć jeden dzień, od którego program jest otwarty',
    en: 'give at least one day from which it is open',
  },
  phase_order: {
    pl: 'uporządkuj dni od najwcześniejszego, każdy raz',
    en: 'put the days in order, each once',
  },
  never_open: { pl: 'program nigdy się nie otwiera', en: 'the programme never opens' },
  open_after_last_day: {
    pl: 'program musi się zamknąć najpóźniej po ostatnim dniu prac',
    en: 'the programme must close once the last day of works is over',
  },
  period: {
    pl: 'podaj liczbę większą od zera; tak długi okres nie jest możliwy',
    en: 'give a number above zero; no period is as long as this',
  },
  withdrawal: { pl: 'ustawa daje na odstąpienie więcej czasu', en: 'the law gives more time to withdraw' },
  keeping: { pl: 'ustawa każe przechowywać dłużej', en: 'the law wants them kept longer' },
  installers: {
    pl: 'podaj przy każdym wykonawcy klucz, nazwę i miejscowość',
    en: 'give key, name and town of each installer',
  },
  installer_twice: { pl: 'ten sam klucz jest dwa razy', en: 'the same key stands twice' },
  saving: { pl: 'podaj liczbę większą od zera', en: 'give a number above zero' },
  sub_type: { pl: 'przykład nie ma takiego rodzaju źródła', en: 'the example has no such sub-type' },
  document_twice: { pl: 'ten sam dokument jest dwa razy', en: 'the same document stands twice' },
  regulations_version: {
    pl: 'regulamin powie co innego niż dotąd: podaj jego nową, późniejszą wersję',
    en: 'the regulations will say something else: give them a new, later version',
  },
};
