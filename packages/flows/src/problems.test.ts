import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Issue } from './explainer.ts';
import { email, oneOf, positive, text } from './fields.ts';
import { explain, problemOf } from './problems.ts';

function firstIssue(schema: z.ZodMiniType, value: unknown): Issue {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) throw new Error('the value was accepted');
  return issue;
}

it('says the sentence the schema named, in the asked language', () => {
  const issue = firstIssue(email(), 'jan@');
  expect(explain(issue, 'en')).toBe('Invalid email address.');
  expect(explain(issue, 'pl')).toBe('Wpisz prawidłowy adres e‑mail, na przykład jan@example.pl.');
});

it('names the limit that was passed', () => {
  expect(explain(firstIssue(positive(1_000_000), 1_000_001), 'pl').replace(/\s/g, ' ')).toBe(
    'Wpisz liczbę nie większą niż 1 000 000.',
  );
  expect(explain(firstIssue(text(30, 2), 'x'), 'en').replace(/\s/g, ' ')).toBe(
    'Enter at least 2 characters.',
  );
  expect(explain(firstIssue(text(30, 2), 'x'), 'pl').replace(/\s/g, ' ')).toBe('Wpisz co najmniej 2 znaki.');
  expect(explain(firstIssue(text(30, 5), 'x'), 'pl').replace(/\s/g, ' ')).toBe('Wpisz co najmniej 5 znaków.');
  expect(explain(firstIssue(text(30), 'x'.repeat(31)), 'en').replace(/\s/g, ' ')).toBe(
    'Shorten the text to 30 characters.',
  );
});

it('has a sentence for a field nobody knows and for a value out of a list', () => {
  expect(problemOf(firstIssue(z.strictObject({}), { foo: 1 }))).toBe('unknown_field');
  expect(problemOf(firstIssue(z.literal('yes'), 'maybe'))).toBe('not_offered');
  expect(problemOf(firstIssue(oneOf(['a'], 'choose_zone'), 'b'))).toBe('not_offered');
});

it('falls back on a sentence of its own when nothing is known about the fault', () => {
  expect(problemOf({ message: 'Invalid input' })).toBe('wrong_type');
  expect(problemOf(firstIssue(z.string(), 5))).toBe('wrong_type');
});
