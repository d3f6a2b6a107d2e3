import { placesIn } from './check-wording.ts';
import { fillIn, readIcuText } from './icu-text.ts';
import { type Language, languages, localeOf, type Message } from './message.ts';

/** What of a case a standard answer may name, in braces. */
export const answerFields = ['name', 'case', 'amount', 'deadline', 'payment_day', 'officer'] as const;
export type AnswerField = (typeof answerFields)[number];

/** Letters of an answer, and of what it is put into. */
export const longestAnswer = 2000;
export const longestAnswerTitle = 100;

/** What keeps a standard answer from being saved, in which language. */
export interface AnswerProblem {
  readonly language: Language;
  readonly rule: 'empty' | 'long' | 'broken' | 'unknown';
  /** The field it is about. */
  readonly what: string;
}

/** What is wrong with a standard answer; nothing: every case can fill it in. */
export function findAnswerProblems(text: Message): readonly AnswerProblem[] {
  return languages.flatMap((language) => {
    const found = (rule: AnswerProblem['rule'], what = '') => [{ language, rule, what }];
    const words = text[language];
    if (words.trim() === '') return found('empty');
    if (words.length > longestAnswer) return found('long');
    try {
      const odd = placesIn(words).find(({ name, kind }) => kind !== undefined || !isField(name));
      return odd ? found('unknown', odd.name) : [];
    } catch {
      return found('broken');
    }
  });
}

/**
 * A standard answer with what is known of a case; a field without a value stays in its braces.
 *
 * @throws {Error} the text is not written so
 */
export function fillAnswer(
  text: Message,
  language: Language,
  values: Readonly<Partial<Record<AnswerField, string>>>,
): string {
  const filled = answerFields.map((field) => [field, values[field] || `{${field}}`]);
  return fillIn(readIcuText(text[language]), localeOf[language], Object.fromEntries(filled));
}

/** The fields that still stand in their braces, each once; other words in braces are whoever's who wrote them. */
export function unfilledFields(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g))].filter((place) => isField(place.slice(1, -1)));
}

function isField(name: string): boolean {
  return answerFields.some((field) => field === name);
}
