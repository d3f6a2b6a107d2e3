import type { Explainer, Issue } from '@ndp/flows/explainer.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { type Language, type Messages, say } from '@ndp/flows/message.ts';
import type { ErrorItem } from '@ndp/ui/error-summary.tsx';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { inPageOrder } from './page-order.ts';

/** What a schema says of a draft, in the page's language; silent until the visitor first pressed Next. */
export interface Validation {
  /** The sentence about a field that did not pass. */
  readonly problem: (field: string) => string | undefined;
  /** What did not pass when Next was pressed and still does not, a sentence a field, in the order of the page. */
  readonly errors: readonly ErrorItem[];
  /** Whether nothing is wrong but that answers are missing. */
  readonly areMissing: boolean;
  /** How often Next was pressed on a draft that did not pass. */
  readonly attempt: number;
  /** The answers accepted at this moment, or undefined when they do not pass; the visitor is then told why. */
  readonly validate: () => object | undefined;
}

/** What the visitor is told with. */
interface ValidationTexts {
  /** The light one on the pages of the estimate. */
  readonly explainer: Explainer;
  /** Names for fields whose own label is too long for a list. */
  readonly labels?: Messages | undefined;
  /** The fields that did not pass when the form was sent without script. */
  readonly failed?: readonly string[] | undefined;
}

/**
 * Lets the step's schema validate what is typed: `draft` as it is shown, `readDraft` as it stands when Next is pressed,
 * since a field may commit its text in that very moment.
 */
export function useValidation(
  schema: z.ZodMiniType,
  draft: object,
  readDraft: () => object,
  words: ValidationTexts,
): Validation {
  const { language } = useLanguage();
  const [{ attempt, failed }, setLast] = useState(() => firstAttempt(words.failed));
  const issues = schema.safeParse(draft).error?.issues ?? [];
  const errors = errorsOf(failed, issues, words, language);
  const areMissing = errors.every(({ field }) => !(draft as Readonly<Record<string, unknown>>)[field]);
  const problem = (field: string) => errors.find((error) => error.field === field)?.text;
  const validate = () => {
    const latest = schema.safeParse(readDraft());
    if (latest.success) return latest.data as object;
    const fields = new Set(latest.error.issues.map(({ path }) => String(path[0])));
    setLast({ attempt: attempt + 1, failed: inPageOrder([...fields]) });
    return undefined;
  };
  return { problem, errors, areMissing, attempt, validate };
}

/** The last press of Next: a question that came onto the page since is not held against the visitor. */
interface Attempt {
  readonly attempt: number;
  readonly failed: readonly string[];
}

interface PlacedIssue extends Issue {
  readonly path: readonly PropertyKey[];
}

const firstAttempt = (failed: readonly string[] = []): Attempt => ({
  attempt: Math.min(failed.length, 1),
  failed,
});

/** The first thing wrong with each of these fields. */
function errorsOf(
  fields: readonly string[],
  issues: readonly PlacedIssue[],
  { explainer, labels = {} }: ValidationTexts,
  language: Language,
): readonly ErrorItem[] {
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => String(path[0]) === field);
    if (!issue) return [];
    const label = labels[field];
    const needsLabel = !explainer.isNamed(issue);
    const named = label && needsLabel ? { label: say(label, language) } : { needsLabel };
    return [{ field, text: explainer.explain(issue, language), ...named }];
  });
}
