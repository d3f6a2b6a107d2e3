import { partnerFile } from '@ndp/contract/desk/partner.ts';
import { deskRoles } from '@ndp/contract/desk/permissions.ts';
import { programContent } from '@ndp/contract/desk/program-content.ts';
import { plainDashes } from '@ndp/domain/identifiers/typed-text.ts';
import { climateZones } from '@ndp/domain/project.ts';
import { isApplicationStatus, otherStatuses, usualStatuses } from '@ndp/domain/workflow/statuses.ts';
import { languages, type Message } from '@ndp/flows/message.ts';

/** How an argument is written, which texts fit, and the sentence for those that do not. */
export interface Argument {
  /** What stands in its place in the help; null for a switch, which takes no text. */
  readonly placeholder: Message | null;
  /** The text as it is used; undefined when it does not fit. */
  readonly read: (typed: string) => string | undefined;
  readonly problem: Message;
  /** Whether it is kept among the action's details: only what has no column there and cannot hold a person's data. */
  readonly isRecorded?: boolean;
}

const same = (pattern: RegExp) => (typed: string) => (pattern.test(typed) ? typed : undefined);
const oneOf = (words: readonly string[]) => (typed: string) => (words.includes(typed) ? typed : undefined);

/** One of some words. @param pl @param en what they are called */
const aWord = (words: readonly string[], pl: string, en: string) => ({
  placeholder: { pl: words.join('|'), en: words.join('|') },
  read: oneOf(words),
  problem: {
    pl: `${pl} to jedno ze słów: ${words.join(', ')}.`,
    en: `${en} is one of: ${words.join(', ')}.`,
  },
});

/** One line of so many characters. */
const line = (shortest: number, longest: number) => (typed: string) => {
  const text = typed.replace(/\s+/g, ' ').trim();
  const isPrintable = !/\p{Cc}/u.test(text);
  return isPrintable && text.length >= shortest && text.length <= longest ? text : undefined;
};

const aSwitch = {
  placeholder: null,
  read: (typed: string) => (typed === '' ? typed : undefined),
  problem: { pl: 'Ten przełącznik nie przyjmuje wartości.', en: 'This switch takes no value.' },
  isRecorded: true,
} as const satisfies Argument;

/** Written with a point or a comma; whether it fits the project, the schema of its step says. */
const aNumber = {
  read: (typed: string) =>
    /^\d{1,9}([.,]\d{1,4})?$/.test(typed.trim()) ? typed.trim().replace(',', '.') : undefined,
  problem: { pl: 'Liczba ma postać 95,5.', en: 'A number looks like 95.5.' },
} as const satisfies Omit<Argument, 'placeholder'>;

const anAddress = {
  read: (typed: string) => same(/^[^\s@]{1,64}@[^\s@]{1,190}$/)(typed.trim()),
  problem: { pl: 'Adres ma postać anna@example.pl.', en: 'An address looks like anna@example.pl.' },
} as const satisfies Omit<Argument, 'placeholder'>;

/** The text of a file, where it fits; the server that answers reads no files of its caller. */
const fileThat = (fits: (given: unknown) => boolean) => (text: string) => {
  try {
    return fits(JSON.parse(text)) ? text : undefined;
  } catch {
    return undefined;
  }
};

const readReference = (typed: string) =>
  same(/^NDP-\d{4}-[A-Z0-9]{4,12}$/)(plainDashes(typed).trim().toUpperCase());

const statuses = [...usualStatuses, ...otherStatuses].join(', ');

const table = {
  reference: {
    placeholder: { pl: '<numer sprawy>', en: '<reference>' },
    read: readReference,
    problem: {
      pl: 'Numer sprawy ma postać NDP-2026-7K3QXM.',
      en: 'A reference looks like NDP-2026-7K3QXM.',
    },
  },
  next: {
    placeholder: { pl: '<numer sprawy>', en: '<reference>' },
    read: readReference,
    problem: {
      pl: 'Numer ostatniej pokazanej sprawy ma postać NDP-2026-7K3QXM.',
      en: 'The last reference shown looks like NDP-2026-7K3QXM.',
    },
  },
  partner: {
    placeholder: { pl: '<partner>', en: '<partner>' },
    read: same(/^[a-z0-9][a-z0-9-]{0,62}$/),
    problem: {
      pl: 'Partner to początek adresu jego portalu, małymi literami.',
      en: 'A partner is the first part of its portal’s address, in lower case.',
    },
  },
  status: {
    placeholder: { pl: '<stan>', en: '<status>' },
    read: (typed) => (isApplicationStatus(typed) ? typed : undefined),
    problem: { pl: `Stan to jedno ze słów: ${statuses}.`, en: `A status is one of: ${statuses}.` },
    isRecorded: true,
  },
  demand: {
    placeholder: { pl: '<kWh/(m²·rok)>', en: '<kWh/(m²·year)>' },
    ...aNumber,
  },
  before: { placeholder: { pl: '<sprawność>', en: '<efficiency>' }, ...aNumber },
  after: { placeholder: { pl: '<sprawność>', en: '<efficiency>' }, ...aNumber },
  area: { placeholder: { pl: '<m²>', en: '<m²>' }, ...aNumber },
  zone: aWord(climateZones, 'Strefa klimatyczna', 'A climate zone'),
  since: {
    placeholder: { pl: '<RRRR-MM-DD>', en: '<YYYY-MM-DD>' },
    read: (typed) => (isDay(typed) ? typed : undefined),
    problem: { pl: 'Dzień ma postać 2026-11-21.', en: 'A day looks like 2026-11-21.' },
    isRecorded: true,
  },
  limit: {
    placeholder: { pl: '<liczba>', en: '<number>' },
    read: (typed) => (/^[1-9]\d{0,2}$/.test(typed) && Number(typed) <= 500 ? typed : undefined),
    problem: { pl: 'Liczba wierszy: od 1 do 500.', en: 'The number of rows is from 1 to 500.' },
    isRecorded: true,
  },
  year: {
    placeholder: { pl: '<RRRR>', en: '<YYYY>' },
    read: same(/^20\d\d$/),
    problem: { pl: 'Rok ma postać 2026.', en: 'A year looks like 2026.' },
    isRecorded: true,
  },
  reason: {
    placeholder: { pl: '"<powód>"', en: '"<reason>"' },
    read: line(3, 500),
    problem: {
      pl: 'Powód ma od 3 do 500 znaków. Przeczyta go wnioskodawca.',
      en: 'A reason has 3 to 500 characters. The applicant will read it.',
    },
  },
  ground: {
    placeholder: { pl: 'request|unlawful|duty', en: 'request|unlawful|duty' },
    read: oneOf(['request', 'unlawful', 'duty']),
    problem: {
      pl: 'Podstawa usunięcia to request (prośba osoby), unlawful (przetwarzanie bez podstawy) albo duty (obowiązek prawny).',
      en: 'The ground is request (the person asked), unlawful (no ground to process) or duty (a legal obligation).',
    },
    isRecorded: true,
  },
  out: {
    placeholder: { pl: '<ścieżka>', en: '<path>' },
    read: (typed) => (typed.trim() === '' || typed.includes('\0') ? undefined : typed),
    problem: { pl: 'Proszę podać ścieżkę.', en: 'Please name a path.' },
  },
  lift: { placeholder: { pl: '<adres e-mail>', en: '<email address>' }, ...anAddress },
  forget: { placeholder: { pl: '<adres e-mail>', en: '<e-mail address>' }, ...anAddress },
  anchor: {
    placeholder: { pl: '<kotwica albo plik>', en: '<anchor or file>' },
    read: same(/^\d{1,9}:[0-9a-f]{64}$/),
    problem: {
      pl: 'Kotwica ma postać 123:skrót (64 znaki 0-9, a-f), jak w codziennej wiadomości; plik musi taką zawierać.',
      en: 'An anchor looks like 123:hash (64 of 0-9, a-f), as in the daily message; a file has to hold one.',
    },
    isRecorded: true,
  },
  file: {
    placeholder: { pl: '<plik>', en: '<file>' },
    read: (typed) => (typed.trim() === '' || typed.includes('\0') ? undefined : typed),
    problem: { pl: 'Proszę podać plik.', en: 'Please name a file.' },
  },
  as: {
    placeholder: { pl: '<operator>', en: '<operator>' },
    read: line(1, 60),
    problem: {
      pl: 'Nazwa operatora ma od 1 do 60 znaków.',
      en: 'An operator’s name has 1 to 60 characters.',
    },
  },
  lang: {
    placeholder: { pl: 'pl|en', en: 'pl|en' },
    read: oneOf(languages),
    problem: { pl: 'Język to pl albo en.', en: 'A language is pl or en.' },
  },
  subject: {
    placeholder: { pl: '<osoba u dostawcy>', en: '<subject at the issuer>' },
    read: same(/^[\x21-\x7e]{1,255}$/),
    problem: {
      pl: 'Osoba to jej „sub” u dostawcy logowania, bez spacji.',
      en: 'A person is their “sub” at the log-in provider, without spaces.',
    },
  },
  from: {
    placeholder: { pl: '<plik>', en: '<file>' },
    read: fileThat((given) => programContent.safeParse(Object(given).content).success),
    problem: {
      pl: 'Plik musi zawierać wersję programu, jak ją zapisuje export-program albo panel.',
      en: 'The file has to hold a version of a programme, as export-program or the desk writes it.',
    },
  },
  look: {
    placeholder: { pl: '<plik>', en: '<file>' },
    read: fileThat((given) => partnerFile.safeParse(given).success),
    problem: { pl: 'Plik ma być z export-partner.', en: 'A file of export-partner is needed.' },
  },
  role: { ...aWord(deskRoles, 'Rola', 'A role'), isRecorded: true },
  take: aSwitch,
  full: aSwitch,
  'dry-run': aSwitch,
  'heal-forks': aSwitch,
  mark: aSwitch,
  replace: aSwitch,
  json: { ...aSwitch, isRecorded: false },
} as const satisfies Readonly<Record<string, Argument>>;

export type ArgumentName = keyof typeof table;
export const argumentTable: Readonly<Record<ArgumentName, Argument>> = table;

/** The arguments of one command as they fit; a switch that is set holds the empty text. */
export type Given = Readonly<Partial<Record<ArgumentName, string>>>;

/**
 * An argument its command requires.
 *
 * @throws {RangeError} the table of commands does not require it: a mistake in the code
 */
export function need(given: Given, name: ArgumentName): string {
  const value = given[name];
  if (value === undefined) throw new RangeError(`the command does not require ${name}`);
  return value;
}

/** Whether a name is an argument of any command. */
export function isArgumentName(name: string): name is ArgumentName {
  return Object.hasOwn(argumentTable, name);
}

function isDay(typed: string): boolean {
  const day = new Date(`${typed}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed)
  );
}
