import { highRoles } from '@ndp/contract/permissions.ts';
import { plainDashes } from '@ndp/domain/identifiers/typed-text.ts';
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

const readReference = (typed: string) =>
  same(/^NDP-\d{4}-[A-Z0-9]{4,12}$/)(plainDashes(typed).trim().toUpperCase());

const table = {
  reference: {
    placeholder: { pl: '<numer sprawy>', en: '<reference>' },
    read: readReference,
    problem: {
      pl: 'Numer sprawy ma postać NDP-2026-7K3QXM.',
      en: 'A reference looks like NDP-2026-7K3QXM.',
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
  out: {
    placeholder: { pl: '<ścieżka>', en: '<path>' },
    read: (typed) => (typed.trim() === '' || typed.includes('\0') ? undefined : typed),
    problem: { pl: 'Proszę podać ścieżkę.', en: 'Please name a path.' },
  },
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
  role: {
    placeholder: { pl: highRoles.join('|'), en: highRoles.join('|') },
    read: oneOf(highRoles),
    problem: {
      pl: `Rola to jedno ze słów: ${highRoles.join(', ')}. Pozostałe nadaje administrator w panelu.`,
      en: `A role is one of: ${highRoles.join(', ')}. An administrator gives the others at the desk.`,
    },
    isRecorded: true,
  },
  take: aSwitch,
  replace: aSwitch,
  json: { ...aSwitch, isRecorded: false },
} as const satisfies Readonly<Record<string, Argument>>;

export type ArgumentName = keyof typeof table;
export const argumentTable: Readonly<Record<ArgumentName, Argument>> = table;

/** The arguments of one command as they fit; a switch that is set holds the empty text. */
export type CommandArguments = Readonly<Partial<Record<ArgumentName, string>>>;

/**
 * An argument its command requires.
 *
 * @throws {RangeError} the table of commands does not require it: a mistake in the code
 */
export function need(given: CommandArguments, name: ArgumentName): string {
  const value = given[name];
  if (value === undefined) throw new RangeError(`the command does not require ${name}`);
  return value;
}

/** Whether a name is an argument of any command. */
export function isArgumentName(name: string): name is ArgumentName {
  return Object.hasOwn(argumentTable, name);
}
