import type { FirstProblem } from './first-problems.ts';
import { type Language, type Message, type Messages, say } from './message.ts';

/** What a schema found wrong, as zod tells it. */
export interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly maximum?: unknown;
  readonly minimum?: unknown;
  /** Where it was found; its end is the field. */
  readonly path?: readonly PropertyKey[];
}

/** Sentences that do not say which field they mean. */
const unnamed: ReadonlySet<string> = new Set([
  'required',
  'must_tick',
  'must_tick_offer',
  'wrong_type',
  'not_offered',
  'not_a_number',
  'not_positive',
  'too_large',
  'too_long',
  'too_short',
  'unprintable',
  'email',
  'choose_answer',
  'choose_yes_no',
  'date',
  'date_past',
  'date_future',
  'name_length',
  'name_characters',
  'full_name_length',
  'digits_only',
  'all_zeros',
]);

const problemByCode: Readonly<Record<string, FirstProblem>> = {
  unrecognized_keys: 'unknown_field',
  invalid_value: 'not_offered',
  invalid_union: 'not_offered',
};

/** Finds the sentences for what is wrong with fields. */
export interface Explainer<Problem extends string = string> {
  /** The problem an issue stands for: named by the schema, otherwise told by zod's code. */
  readonly problemOf: (issue: Issue) => Problem;
  /** Whether the sentence for an issue says by itself which field it means. */
  readonly isNamed: (issue: Issue) => boolean;
  /** The sentence for an issue, with the limit it speaks of. */
  readonly explain: (issue: Issue, language: Language) => string;
}

/** An explainer that knows these problems, and what to say of each field that was left empty. */
export function explainer<Problem extends string>(
  problems: Readonly<Record<Problem | FirstProblem, Message>>,
  required: Messages,
): Explainer<Problem | FirstProblem> {
  function problemOf(issue: Issue): Problem | FirstProblem {
    if (issue.message in problems) return issue.message as Problem;
    return problemByCode[issue.code ?? ''] ?? 'wrong_type';
  }
  function requiredSentence(issue: Issue): Message | undefined {
    const field = String(issue.path?.at(-1));
    if (problemOf(issue) !== 'required' || !Object.hasOwn(required, field)) return undefined;
    return required[field];
  }
  return {
    problemOf,
    isNamed: (issue) => {
      const sentence = requiredSentence(issue);
      // The specification's own words for a field left empty name none.
      return (
        !unnamed.has(problemOf(issue)) || (sentence !== undefined && sentence.en !== problems.required.en)
      );
    },
    explain: (issue, language) =>
      say(requiredSentence(issue) ?? problems[problemOf(issue)], language, {
        max: Number(issue.maximum ?? 0),
        min: Number(issue.minimum ?? 0),
      }),
  };
}
