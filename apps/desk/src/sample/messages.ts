import type { Messages } from '@ndp/flows/message.ts';

export const sampleMessages = {
  title: { pl: 'Próba spraw: {partner}', en: 'Sample of cases: {partner}' },
  about: {
    pl: 'Ziarno wybiera, które sprawy trafią do próby, a nie człowiek: z tej samej listy spraw to samo ziarno losuje zawsze te same. Ustal je, zanim zobaczysz listę, na przykład z wyników losowania podanych publicznie, i zapisz w protokole.',
    en: 'The seed chooses which cases are in the sample, not a person: of the same list the same seed always draws the same cases. Settle it before you see the list, such as from the published results of a lottery, and put it on record.',
  },
  statuses: { pl: 'Sprawy, które doszły do stanu', en: 'Cases that came to the status' },
  statuses_help: {
    pl: 'Liczą się także te, które poszły potem dalej.',
    en: 'Those that went on from there count, too.',
  },
  from: { pl: 'Od dnia', en: 'From' },
  to: { pl: 'Do dnia', en: 'To' },
  program: { pl: 'Program', en: 'Programme' },
  every_program: { pl: 'każdy', en: 'any' },
  size: { pl: 'Ile spraw wylosować', en: 'How many cases to draw' },
  seed: { pl: 'Ziarno', en: 'Seed' },
  seed_help: {
    pl: 'Dowolny tekst. Zostaje w dzienniku na zawsze; nie wpisuj danych osób.',
    en: 'Any text. It stays in the audit trail for ever; name no person.',
  },
  draw: { pl: 'Wylosuj', en: 'Draw' },
  needs_status: { pl: 'Zaznacz co najmniej jeden stan.', en: 'Tick at least one status.' },
  needs_size: {
    pl: 'Wpisz liczbę spraw od 1 do {most}.',
    en: 'Type a number of cases from 1 to {most}.',
  },
  needs_seed: { pl: 'Wpisz ziarno.', en: 'Type the seed.' },
  drawn: { pl: 'Wylosowane sprawy', en: 'Cases drawn' },
  drawn_of: {
    pl: 'Ziarno „{seed}” wylosowało {size, plural, one {# sprawę} few {# sprawy} many {# spraw} other {# sprawy}} spośród {count}.',
    en: 'The seed “{seed}” has drawn {size, plural, one {# case} other {# cases}} out of {count}.',
  },
  hash: {
    pl: 'Skrót listy wszystkich tych spraw (SHA-256):',
    en: 'Hash of the list of all these cases (SHA-256):',
  },
  save: { pl: 'Pobierz listę, ziarno i wynik (JSON)', en: 'Download list, seed and result (JSON)' },
  saved: {
    pl: 'Plik zapisano na tym komputerze. Plik verify-case-file.mjs z wydania losuje z niego jeszcze raz.',
    en: 'The file was saved on this computer. With verify-case-file.mjs anybody draws from it again.',
  },
  files: { pl: 'Akta wylosowanych spraw', en: 'Case files of the cases drawn' },
  files_help: {
    pl: 'Powód wpisujesz raz dla wszystkich; zostaje przy każdych aktach w dzienniku. Na minutę wychodzi pięć.',
    en: 'One reason does for all; it stays with each case file in the audit trail. Five leave in a minute.',
  },
  number: { pl: 'Lp.', en: 'No.' },
  case: { pl: 'Sprawa', en: 'Case' },
  file: { pl: 'Akta', en: 'Case file' },
  take: { pl: 'Pobierz akta', en: 'Download' },
  take_of: { pl: 'Pobierz akta: {reference}', en: 'Download: {reference}' },
  taken: { pl: 'zapisano', en: 'saved' },
} as const satisfies Messages;
