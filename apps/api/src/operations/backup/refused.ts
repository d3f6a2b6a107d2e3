import { type Messages, say } from '@ndp/flows/message.ts';

export const backupRefusals = {
  no_key: {
    pl: 'Brakuje BACKUP_KEY. Bez klucza kopia nie powstanie: proszę ustawić odbiorcę (age1…).',
    en: 'BACKUP_KEY is missing. Without a key there is no backup: please set a recipient (age1…).',
  },
  no_identity: {
    pl: 'Do odtworzenia potrzebny jest tajny klucz: proszę ustawić BACKUP_KEY na AGE-SECRET-KEY-1….',
    en: 'Restoring needs the secret key: please set BACKUP_KEY to AGE-SECRET-KEY-1….',
  },
  wrong_key: {
    pl: 'Tę kopię zrobiono dla innego klucza. Niczego nie zmieniono. Proszę podać właściwy BACKUP_KEY.',
    en: 'This backup was made for another key. Nothing was changed. Please name the right BACKUP_KEY.',
  },
  damaged: {
    pl: 'Ta kopia jest uszkodzona albo niecała. Niczego nie zmieniono. Proszę wziąć inną.',
    en: 'This backup is damaged or not whole. Nothing was changed. Please take another one.',
  },
  newer: {
    pl: 'Tę kopię zrobiła nowsza wersja programu. Niczego nie zmieniono. Proszę odtworzyć ją tą samą lub nowszą wersją.',
    en: 'This backup was made by a newer version of the product. Nothing was changed. Please restore it with the same version or a newer one.',
  },
  embedded: {
    pl: 'Kopię robi się z PostgreSQL i do niego się ją odtwarza: proszę ustawić DATABASE_URL. Wbudowana baza służy do prób; jej kopią jest skopiowany folder DATA_DIR zatrzymanego serwera.',
    en: 'A backup is made of PostgreSQL and restored into it: please set DATABASE_URL. The embedded database is for trying out; to keep it, copy the DATA_DIR of a stopped server.',
  },
  other_keys: {
    pl: 'SECRET_KEYS nie otwierają tej kopii: brakuje kluczy albo są inne pod tą samą nazwą ({ids}). Niczego nie zmieniono. Proszę dołożyć klucze, pod którymi kopię zrobiono.',
    en: 'SECRET_KEYS do not open this backup: keys are missing or are others of the same name ({ids}). Nothing was changed. Please add the keys the backup was made under.',
  },
  file_missing: {
    pl: 'Kopia nie powstała, bo brakuje {count, plural, one {# pliku} other {# plików}}, o których mówi baza: {files}. Proszę sprawdzić, czy DATA_DIR (albo FILES_S3_…) jest tym samym miejscem co na serwerach, i odzyskać pliki ze starszej kopii.',
    en: 'The backup was not made: {count, plural, one {# file} other {# files}} the database speaks of are missing: {files}. Please check that DATA_DIR (or FILES_S3_…) is the place the servers use, and bring the files back from an older backup.',
  },
  no_schema: {
    pl: 'Tego, co stoi w bazie, nie można odłożyć: użytkownik nie może utworzyć schematu. Niczego nie zmieniono. Administrator nada prawo poleceniem: grant create on database … to …',
    en: 'What stands in the database cannot be set aside: the user may not create a schema. Nothing was changed. An administrator gives the right by: grant create on database … to …',
  },
  not_empty: {
    pl: 'Tu są już dane ({place}). Niczego nie zmieniono. Aby je zastąpić, proszę dodać --replace.',
    en: 'There are data here already ({place}). Nothing was changed. To replace them, please add --replace.',
  },
  in_use: {
    pl: 'Z bazą łączy się jeszcze ktoś inny. Proszę zatrzymać wszystkie serwery programu i spróbować ponownie.',
    en: 'Somebody else is still connected to the database. Please stop all servers of the product and try again.',
  },
  no_file: {
    pl: 'Nie można odczytać pliku {place} ({code}).',
    en: 'The file {place} cannot be read ({code}).',
  },
  no_tool: {
    pl: 'Nie znaleziono programu {tool} z PostgreSQL. Niczego nie zmieniono. Proszę go zainstalować, w wersji serwera bazy lub nowszej.',
    en: 'The program {tool} of PostgreSQL was not found. Nothing was changed. Please install it, in the version of the database server or newer.',
  },
  tool_failed: {
    pl: 'Program {tool} z PostgreSQL zakończył się błędem ({code}): {said}. Niczego nie zmieniono.',
    en: 'The program {tool} of PostgreSQL failed ({code}): {said}. Nothing was changed.',
  },
  hidden: {
    pl: 'Użytkownik bazy nie widzi wszystkich wierszy (tabela {table}), więc kopia byłaby niecała i nie powstała. Proszę ustawić DATABASE_OWNER_URL na właściciela tabel; połączenie musi przekazywać ustawienia (options).',
    en: 'The user of the database does not see every row (table {table}), so the backup would not be whole and was not made. Please set DATABASE_OWNER_URL to the owner of the tables; the connection must pass settings (options) on.',
  },
  pooled: {
    pl: 'Między programem a bazą stoi pooler, który nie przekazuje ustawień połączenia, a kopii nie robi się przez niego. Proszę ustawić DATABASE_OWNER_URL na samą bazę.',
    en: 'A pooler that does not pass on the settings of a connection stands before the database, and no backup is made through it. Please set DATABASE_OWNER_URL to the database itself.',
  },
  unopened: {
    pl: 'Bazy z tej kopii nie da się otworzyć tą wersją programu. Niczego nie zmieniono. Proszę odtworzyć ją wersją, która ją zrobiła.',
    en: 'The database in this backup cannot be opened by this version of the product. Nothing was changed. Please restore it with the version that made it.',
  },
} as const satisfies Messages;

export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
  readonly why: keyof typeof backupRefusals;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(why: keyof typeof backupRefusals, values: Readonly<Record<string, string | number>> = {}) {
    super(say(backupRefusals[why], 'en', values));
    this.why = why;
    this.values = values;
  }
}
