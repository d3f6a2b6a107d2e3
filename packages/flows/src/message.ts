import { fillIn, readIcuText } from './icu-text.ts';
import { knownValues } from './known-values.ts';
import { bindWords } from './typography.ts';
import { reworded } from './wording.ts';

/** Polish first; English is the fallback. */
export const languages = ['pl', 'en'] as const;
export type Language = (typeof languages)[number];

/** The locale numbers, dates and plurals follow in each language. */
export const localeOf: Record<Language, 'pl-PL' | 'en-GB'> = { pl: 'pl-PL', en: 'en-GB' };

/** One text in both languages, in ICU MessageFormat syntax. A missing language does not compile. */
export interface Message {
  readonly pl: string;
  readonly en: string;
}

export type Messages = Readonly<Record<string, Message>>;
export type MessageValues = Readonly<Record<string, string | number>>;

/** Says a message in one language, with its values filled in. */
export type Translate = (message: Message, values?: MessageValues) => string;

const read = new Map<string, ReturnType<typeof readIcuText>>();

/**
 * The text in the asked language, in the words in force, with its values filled in, the known periods among them.
 *
 * @throws {Error} a placeholder of the text has no value: a mistake in the calling code
 */
export function say(message: Message, language: Language, values: MessageValues = {}): string {
  const text = reworded(message)[language];
  let pieces = read.get(text);
  if (!pieces) {
    pieces = readIcuText(bindWords(text));
    read.set(text, pieces);
  }
  return fillIn(pieces, localeOf[language], { ...knownValues, ...values });
}

/** The portal's language for an Accept-Language header or any locale tag; Polish when unsure. */
export function languageOf(tag: string | undefined): Language {
  return tag?.trim().toLowerCase().startsWith('en') ? 'en' : 'pl';
}
