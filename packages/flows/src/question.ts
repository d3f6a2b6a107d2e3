import type * as z from 'zod/mini';
import { type Language, type Message, type Messages, say, type Translate } from './message.ts';
import { formatDate, formatNumber } from './numbers.ts';

/** How a page or a document writes: its language, its numbers, its days. */
export interface Formatter {
  readonly say: Translate;
  /** With so many decimals, or as many as the page or the document gives to any number. */
  readonly number: (value: number, decimals?: number) => string;
  readonly day: (day: string) => string;
}

/** How pages tell answers. */
export function formatterIn(language: Language): Formatter {
  return {
    say: (message, values) => say(message, language, values),
    number: (value, decimals = 2) => formatNumber(value, language, decimals),
    day: (day) => formatDate(day, language),
  };
}

/** A line about answers. Without a label of its own it bears the question's; without a value, the bare answer. */
export interface AnswerRow<Answers> {
  readonly label?: Message;
  readonly value?: (answers: Answers, format: Formatter) => string | null | undefined;
  /** All of it, where the value is covered for whoever looks over a shoulder. */
  readonly full?: (answers: Answers, format: Formatter) => string | null | undefined;
  /** Of whom it is told; of everybody when absent. */
  readonly when?: (answers: Answers) => boolean;
  readonly with?: never;
  readonly leftOut?: never;
}

type NoRow = { readonly [Part in 'label' | 'value' | 'full' | 'when']?: never };

/** A line, or the question in whose line the answer stands, or why there is none. */
type RowPlacement<Answers, Field> =
  | AnswerRow<Answers>
  | (NoRow & { readonly with: Field; readonly leftOut?: never })
  | (NoRow & { readonly leftOut: string; readonly with?: never });

/** What a field is called, how the overview shows its answer and how the documents print it. */
export interface Question<Answers, Field = string> {
  /** In the form, in lists of errors, and wherever no other label is given. */
  readonly label: Message;
  readonly shown: RowPlacement<Answers, Field>;
  readonly printed: RowPlacement<Answers, Field>;
}

type Widened<Value> = Value extends string ? string : Value extends number ? number : boolean;
type FieldOf<Fields> = Fields extends unknown ? keyof Fields & string : never;
type ValueOf<Fields, Field> = Fields extends unknown
  ? Field extends keyof Fields
    ? NonNullable<Fields[Field]>
    : never
  : never;

/** Answers that were given, to be told: each may be missing, and a word may be one that is no longer offered. */
export type GivenAnswers<Fields> = {
  readonly [Field in FieldOf<Fields>]?: Widened<ValueOf<Fields, Field>> | null | undefined;
};

/** The answers that were given to a step. */
export type AnswersTo<Schema extends z.ZodMiniType> = GivenAnswers<z.output<Schema>>;

/**
 * The questions of a step, one for each field of its schema; a field without one does not compile. `More` is what else
 * its lines tell.
 */
export type Questions<Schema extends z.ZodMiniType, More = unknown> = Readonly<
  Record<FieldOf<z.output<Schema>>, Question<AnswersTo<Schema> & More, FieldOf<z.output<Schema>>>>
>;

/** Any questions about these answers. */
export type AnyQuestions<Answers> = Readonly<Record<string, Question<Answers>>>;

export interface ToldRow {
  /** The question it answers. */
  readonly field: string;
  readonly label: Message;
  readonly value: string;
  /** The same uncovered. */
  readonly full?: string;
}

/** The lines that tell these answers, in the order of the questions; what was not answered has none. */
export function rowsOf<Answers extends object>(
  questions: AnyQuestions<Answers>,
  way: 'shown' | 'printed',
  answers: Answers,
  format: Formatter,
): readonly ToldRow[] {
  return Object.entries(questions).flatMap(([field, question]) => {
    const row = question[way];
    if (row.with !== undefined || row.leftOut !== undefined || row.when?.(answers) === false) return [];
    const value = row.value ? row.value(answers, format) : bare(answers[field as keyof Answers]);
    const full = row.full?.(answers, format);
    return value ? [{ field, label: row.label ?? question.label, value, ...(full && { full }) }] : [];
  });
}

function bare(answer: unknown): string | undefined {
  return typeof answer === 'string' ? answer.trim() : undefined;
}

/** What each field is called, by its name. */
export function labelsOf<Field extends string>(
  questions: Readonly<Record<Field, { readonly label: Message }>>,
): Readonly<Record<Field, Message>> {
  const labels: Messages = Object.fromEntries(
    Object.entries<{ readonly label: Message }>(questions).map(([field, { label }]) => [field, label]),
  );
  return labels as Record<Field, Message>;
}

/** The name of an option; a word that is on no list is told as it came. */
export function nameOf(
  names: Readonly<Record<string, Message | { readonly name: Message }>>,
  word: string | null | undefined,
  { say }: Formatter,
): string | null | undefined {
  const named = word && Object.hasOwn(names, word) ? names[word] : undefined;
  if (!named) return word;
  return say('name' in named ? named.name : named);
}
