import type { ActionKind } from '@ndp/contract/desk/audit.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

export const auditMessages = {
  title: { pl: 'Dziennik: {partner}', en: 'Audit trail: {partner}' },
  filters: { pl: 'Co pokazać', en: 'What to show' },
  person: { pl: 'Osoba', en: 'Person' },
  kind: { pl: 'Rodzaj', en: 'Kind' },
  any: { pl: 'dowolny', en: 'any' },
  everybody: { pl: 'wszyscy', en: 'everybody' },
  case: { pl: 'Sprawa', en: 'Case' },
  needs_reference: {
    pl: 'Wpisz cały numer sprawy, na przykład NDP-2026-A1B2C3.',
    en: 'Type the whole number, such as NDP-2026-A1B2C3.',
  },
  from: { pl: 'Od dnia', en: 'From' },
  to: { pl: 'Do dnia', en: 'To' },
  show: { pl: 'Pokaż', en: 'Show' },
  clear: { pl: 'Pokaż wszystko', en: 'Show everything' },
  list: { pl: 'Co się działo', en: 'What happened' },
  when: { pl: 'Kiedy', en: 'When' },
  who: { pl: 'Kto', en: 'Who' },
  what: { pl: 'Co', en: 'What' },
  reads: {
    pl: '{times, plural, one {# odczyt} few {# odczyty} many {# odczytów} other {# odczytu}}',
    en: '{times, plural, one {# read} other {# reads}}',
  },
  reads_until: {
    pl: '{times, plural, one {# odczyt} few {# odczyty} many {# odczytów} other {# odczytu}} do {until}',
    en: '{times, plural, one {# read} other {# reads}} until {until}',
  },
  detail: { pl: '{name}: {value}', en: '{name}: {value}' },
  nothing: {
    pl: 'Nic tu nie pasuje. Zmień osobę, rodzaj, sprawę albo dni.',
    en: 'Nothing fits. Change the person, the kind, the case or the days.',
  },
  older: { pl: 'Pokaż wcześniejsze', en: 'Show earlier ones' },
  download: { pl: 'Pobierz jako CSV', en: 'Download as CSV' },
  why: { pl: 'Dlaczego tabela jest potrzebna', en: 'Why the table is needed' },
  why_help: {
    pl: 'Powód i skrót pliku zostają w dzienniku. Nie wpisuj danych osób.',
    en: 'The reason and a hash of the file stay in the audit trail. Put nobody’s data into it.',
  },
  downloaded: {
    pl: '{rows, plural, one {Pobrano # wiersz.} few {Pobrano # wiersze.} many {Pobrano # wierszy.} other {Pobrano # wiersza.}}',
    en: '{rows, plural, one {# row downloaded.} other {# rows downloaded.}}',
  },
  downloaded_part: {
    pl: 'Pobrano {rows} najnowszych wierszy. Zawęź dni, żeby pobrać resztę.',
    en: 'The newest {rows} rows were downloaded. Narrow the days down to download the rest.',
  },
} as const satisfies Messages;

export const actionKindNames = {
  look: { pl: 'wgląd', en: 'look' },
  change: { pl: 'zmiana', en: 'change' },
  export: { pl: 'pobranie', en: 'download' },
  uncover: { pl: 'odsłonięcie', en: 'uncovering' },
  refused: { pl: 'odmowa', en: 'refused' },
} as const satisfies Readonly<Record<ActionKind, Message>>;
