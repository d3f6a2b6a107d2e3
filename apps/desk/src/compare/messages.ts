import type { Messages } from '@ndp/flows/message.ts';
import { deskMessages } from '../messages.ts';

export const compareMessages = {
  title: deskMessages.compare,
  link: { pl: 'Porównaj sprawy obok siebie', en: 'Compare the cases side by side' },
  lead: {
    pl: 'Najpierw to, czym sprawy się różnią. Każda z nich jest przez to otwarta i stoi tak w dzienniku.',
    en: 'What differs comes first. Each of the cases is thereby opened, and stands so in the audit trail.',
  },
  shares: { pl: 'wspólne: {shares}', en: 'shared: {shares}' },
  none: {
    pl: 'U tego partnera nie ma teraz innej sprawy w toku, z którą tę można porównać.',
    en: 'At this partner no other case is under way now that this one can be compared with.',
  },
  more: {
    pl: '{more, plural, one {Jest jeszcze # taka sprawa} few {Są jeszcze # takie sprawy} many {Jest jeszcze # takich spraw} other {Jest jeszcze # takiej sprawy}}: znajdzie je wyszukiwanie.',
    en: '{more, plural, one {There is # more such case} other {There are # more such cases}}: the search finds them.',
  },
  elsewhere: {
    pl: 'Jest też sprawa, której tu nie widać. Wspólne: {shares}.',
    en: 'There is a case, too, that cannot be seen here. Shared: {shares}.',
  },
  shared_files: {
    pl: 'Ten sam plik jest w więcej niż jednej sprawie: {files}.',
    en: 'The same file is in more than one case: {files}.',
  },
  differs: { pl: 'Czym się różnią', en: 'What differs' },
  same: {
    pl: 'Takie same: {count}',
    en: 'The same: {count}',
  },
  fact: { pl: 'Dane', en: 'Fact' },
  facts: { pl: 'Sprawa', en: 'Case' },
  documents: { pl: 'Dokumenty', en: 'Documents' },
  status: { pl: 'Stan', en: 'Status' },
  began: { pl: 'Początek', en: 'Begun' },
  since: { pl: 'W tym stanie od', en: 'In this status since' },
  due: { pl: 'Termin', en: 'Due' },
  amount: { pl: 'Kwota', en: 'Amount' },
  officer: { pl: 'Prowadzi', en: 'Officer' },
  program: { pl: 'Program', en: 'Programme' },
  labels: { pl: 'Etykiety', en: 'Labels' },
} as const satisfies Messages;
