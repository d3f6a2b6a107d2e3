import { useLanguage } from '@ndp/flows/language.tsx';
import { type Language, type Messages, say } from '@ndp/flows/message.ts';
import { explain, type Issue, isNamed } from '@ndp/flows/problems.ts';
import type { ErrorItem } from '@ndp/ui/error-summary.tsx';
import { useState } from 'react';
import type * as z from 'zod/mini';

/** What a schema says of a draft, in the page's language; silent until the visitor first pressed Next. */
export interface Validation {
  /** The sentence about a field that did not pass. */
  readonly problem: (field: string) => string | undefined;
  /** What did not pass, a sentence a field, in the schema's order. */
  readonly errors: readonly ErrorItem[];
  /** How often Next was pressed on a draft that did not pass. */
  readonly attempt: number;
  /** The answers accepted at this moment, or undefined when they do not pass; the visitor is then told why. */
  readonly validate: () => object | undefined;
}

/**
 * Lets the step's schema validate what is typed: `draft` as it is shown, `readDraft` as it stands when Next is pressed,
 * since a field may commit its text in that very moment. `labels` name fields whose own label is too long for a list.
 */
export function useValidation(
  schema: z.ZodMiniType,
  draft: object,
  readDraft: () => object,
  labels: Messages = {},
): Validation {
  const { language } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const result = schema.safeParse(draft);
  const errors = attempt > 0 && result.error ? errorsOf(result.error.issues, labels, language) : [];
  const problem = (field: string) => errors.find((error) => error.field === field)?.text;
  const validate = () => {
    const latest = schema.safeParse(readDraft());
    if (latest.success) return latest.data as object;
    setAttempt(attempt + 1);
    return undefined;
  };
  return { problem, errors, attempt, validate };
}

interface PlacedIssue extends Issue {
  readonly path: readonly PropertyKey[];
}

/** The first thing wrong with each field. */
function errorsOf(
  issues: readonly PlacedIssue[],
  labels: Messages,
  language: Language,
): readonly ErrorItem[] {
  const fields = [...new Set(issues.map(({ path }) => path[0]))];
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    if (!issue) return [];
    const label = labels[String(field)];
    const needsLabel = !isNamed(issue);
    const named = label && needsLabel ? { label: say(label, language) } : { needsLabel };
    return [{ field: String(field), text: explain(issue, language), ...named }];
  });
}
