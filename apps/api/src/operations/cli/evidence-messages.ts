import type { Message } from '@ndp/flows/message.ts';

/** What the commands about evidence say. */
export const evidenceMessages = {
  audit_holds: {
    pl: 'Ślad audytowy jest nienaruszony: {chains, plural, one {# łańcuch} few {# łańcuchy} other {# łańcuchów}}, {entries, plural, one {# wpis} few {# wpisy} other {# wpisów}}.',
    en: 'The audit trail holds: {chains, plural, one {# chain} other {# chains}}, {entries, plural, one {# entry} other {# entries}}.',
  },
  missing: {
    pl: 'Ślad audytowy jest naruszony. Sprawa {application}: wpisu {n} brakuje. Naruszonych łańcuchów: {broken}.',
    en: 'The audit trail is broken. Application {application}: entry {n} is missing. Broken chains: {broken}.',
  },
  changed: {
    pl: 'Ślad audytowy jest naruszony. Sprawa {application}: wpis {n} nie zgadza się ze swoim skrótem. Naruszonych łańcuchów: {broken}.',
    en: 'The audit trail is broken. Application {application}: entry {n} does not fit its hash. Broken chains: {broken}.',
  },
  elsewhere: {
    pl: 'Ślad audytowy jest naruszony. Sprawa {application}: wpis {n} stoi nie na swoim miejscu. Naruszonych łańcuchów: {broken}.',
    en: 'The audit trail is broken. Application {application}: entry {n} stands where it does not belong. Broken chains: {broken}.',
  },
  unsigned: {
    pl: 'Ślad audytowy jest naruszony. Sprawa {application}: wpisu {n} nie zapisał program, tylko ktoś w samej bazie danych. Naruszonych łańcuchów: {broken}.',
    en: 'The audit trail is broken. Application {application}: entry {n} was not written by the product but by somebody at the database itself. Broken chains: {broken}.',
  },
  acts: {
    pl: 'Ślad audytowy jest naruszony. Czynności operatorów, które są inne niż zapisano albo przed którymi jakiejś brakuje: {acts} (razem {count, plural, one {# czynność} few {# czynności} other {# czynności}}).',
    en: 'The audit trail is broken. Acts of operators that are not as they were noted, or before which one is gone: {acts} ({count, plural, one {# act} other {# acts}} in all).',
  },
  whole_trail_only: {
    pl: 'Bez numeru sprawy sprawdza się cały ślad audytowy, dlatego --partner wymaga --reference.',
    en: 'Without a reference the whole audit trail is checked, so --partner needs --reference.',
  },
  cut: {
    pl: 'Ślad audytowy jest naruszony. Sprawa {application}: zakotwiczonego wpisu {n} już nie ma. Naruszonych łańcuchów: {broken}.',
    en: 'The audit trail is broken. Application {application}: entry {n}, which was anchored, is gone. Broken chains: {broken}.',
  },
  unfit: {
    pl: 'Dowód jest naruszony. Sprawa {application}: wiersz bazy danych, o którym mówi wpis {n} śladu audytowego, jest inny niż zapisano albo go nie ma. Naruszonych spraw: {broken}.',
    en: 'The evidence is broken. Application {application}: the row of the database that entry {n} of the audit trail speaks of is not as it was written, or is gone. Broken applications: {broken}.',
  },
  unnoted: {
    pl: 'Dowód jest naruszony. Sprawa {application}: w bazie danych jest wiersz, o którym ślad audytowy (do wpisu {n}) nie mówi. Naruszonych spraw: {broken}.',
    en: 'The evidence is broken. Application {application}: there is a row of the database that the audit trail, up to entry {n}, does not speak of. Broken applications: {broken}.',
  },
  record: {
    pl: 'Dowód jest naruszony. Sprawa {application}: wpis {n} zapisu podpisywania nie zgadza się ze swoim skrótem. Naruszonych spraw: {broken}.',
    en: 'The evidence is broken. Application {application}: entry {n} of a signing record does not fit its hash. Broken applications: {broken}.',
  },
  backed_up: {
    pl: 'Kopia gotowa: {applications, plural, one {# sprawa} few {# sprawy} other {# spraw}} i wszystkie pliki. Proszę przenieść ją na inną maszynę.',
    en: 'The backup is done: {applications, plural, one {# application} other {# applications}} and all files. Please move it to another machine.',
  },
  migrated: {
    pl: '{count, plural, =0 {Baza ma już postać tej wersji.} one {Baza ma teraz postać tej wersji; # zmiana:} few {Baza ma teraz postać tej wersji; # zmiany:} other {Baza ma teraz postać tej wersji; # zmian:}}',
    en: '{count, plural, =0 {The database has the form of this version already.} one {The database now has the form of this version; # change:} other {The database now has the form of this version; # changes:}}',
  },
  restored: {
    pl: 'Odtworzono kopię z {madeAt}: {applications, plural, one {# sprawa} few {# sprawy} other {# spraw}}. Usunięto ponownie: {erased}.',
    en: 'The backup of {madeAt} was restored: {applications, plural, one {# application} other {# applications}}. Erased again: {erased}.',
  },
  recovered: {
    pl: 'Baza wróciła do wcześniejszej chwili i jest gotowa do pracy. Usunięto ponownie: {erased}.',
    en: 'The database went back to an earlier moment and is ready to be used. Erased again: {erased}.',
  },
  kept_schema: {
    pl: 'To, co stało w bazie, jest w schemacie {schema}. Gdy wszystko będzie w porządku: drop schema {schema} cascade',
    en: 'What stood in the database is in the schema {schema}. Once all is well: drop schema {schema} cascade',
  },
  kept_folder: {
    pl: 'To, co stało w folderze, jest w {folder}. Gdy wszystko będzie w porządku, proszę go usunąć.',
    en: 'What stood in the folder is in {folder}. Once all is well, please delete it.',
  },
  files_missing: {
    pl: 'Brakuje {count, plural, one {# pliku} other {# plików}}, o których mówi baza: {files}.',
    en: 'Missing: {count, plural, one {# file} other {# files}} the database speaks of: {files}.',
  },
  adopted: {
    pl: 'Baza i pliki należą od teraz do siebie. Pliki, o których mówi baza: {named}; brakuje: {missing}.',
    en: 'Database and files belong together from now on. Files the database speaks of: {named}; missing: {missing}.',
  },
  no_journal: {
    pl: 'Dziennik usunięć (DATA_DIR/journal/erasures.jsonl) jest pusty albo go nie ma. Jeżeli po zrobieniu kopii kogoś usunięto, proszę położyć tam dziennik i powtórzyć: po kopii „ndp restore”, po odtworzeniu przez samą bazę „ndp recovered”.',
    en: 'The journal of erasures (DATA_DIR/journal/erasures.jsonl) is empty or missing. If somebody was erased after the backup was made, please put the journal there and repeat: “ndp restore” with the backup, “ndp recovered” after the database’s own recovery.',
  },
  audit_broken: {
    pl: 'Ślad audytowy nie jest w porządku: „ndp verify-audit” powie, co się nie zgadza.',
    en: 'The audit trail is not in order: “ndp verify-audit” tells what does not fit.',
  },
  anchor: {
    pl: 'Ślad audytowy jest naruszony: kotwica {n} nie jest taka, jak ją zapisano.',
    en: 'The audit trail is broken: anchor {n} is not as it was written.',
  },
} as const satisfies Readonly<Record<string, Message>>;
