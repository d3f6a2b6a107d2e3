import * as z from 'zod/mini';
import type { Problem } from './problems.ts';

/** How one identifier is checked and stored; `problems` names the sentence for each thing that may be wrong. */
export interface IdentifierRule<Code extends string> {
  readonly normalise: (typed: string) => string;
  readonly check: (typed: string) => Code | undefined;
  readonly problems: Readonly<Record<Code, Problem>>;
}

/** Longest text looked at; whatever is longer cannot be an identifier. */
const longestTyped = 500;

/** A field holding an identifier: checked as typed, stored as its rule normalises it. */
export function identifier<Code extends string>({ normalise, check, problems }: IdentifierRule<Code>) {
  const validate = z.check<string>((payload) => {
    const code = check(payload.value.slice(0, longestTyped));
    if (code === undefined && payload.value.length <= longestTyped) return;
    const message = code === undefined ? 'too_long' : problems[code];
    payload.issues.push({ code: 'custom', message, input: payload.value });
  });
  return z
    .string({ error: (issue) => (issue.input == null ? 'required' : 'wrong_type') })
    .check(validate, z.overwrite(normalise));
}
