import { isPhoneNumber } from '@ndp/domain/identifiers/phone.ts';
import * as z from 'zod/mini';
import type { Problem } from './problems.ts';

type Open<Value> = Value extends boolean ? boolean : Value;

/** What is typed of a schema's fields before they are accepted; what was never touched is undefined. */
export type Typed<Schema extends z.ZodMiniType> = TypedOf<z.input<Schema>>;
export type TypedOf<Fields> = { [Field in keyof Fields]?: Open<Fields[Field]> | undefined };

/** The same of a section; a null stands for a field that the applicant does not have. */
export type Draft<Schema extends z.ZodMiniType> = DraftOf<z.input<Schema>>;
type DraftOf<Fields> = { readonly [Field in keyof Fields]?: Open<Fields[Field]> | null | undefined };

/** The kinds of field the two questionnaires are made of. Each names its own problem. */

interface Seen {
  readonly input?: unknown;
}

/** `required` for a missing answer, otherwise the given problem. */
export function missingOr(problem: Problem) {
  return (issue: Seen): Problem => (issue.input === undefined || issue.input === null ? 'required' : problem);
}

/** One of a list; `missing` is said when nothing was chosen. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values, missing: Problem) {
  return z.enum(values, {
    error: ({ input }) => (input === undefined || input === null ? missing : 'not_offered'),
  });
}

/** A number above zero and at most `max`; `problem` is said for a non-positive one, `missing` for none. */
export function positive(max: number, problem: Problem = 'not_positive', missing = problem) {
  return z
    .number({
      error: (issue) => (issue.input === undefined || issue.input === null ? missing : 'not_a_number'),
    })
    .check(z.positive(problem), z.maximum(max, 'too_large'));
}

/** An efficiency above zero with at most two decimals. */
export function efficiency(max: number, problem: Problem) {
  return z
    .number({ error: missingOr('not_a_number') })
    .check(z.positive(problem), z.maximum(max, problem), z.refine(hasTwoDecimals, problem));
}

function hasTwoDecimals(value: number): boolean {
  return /^\d+(\.\d{1,2})?$/.test(String(value));
}

/**
 * Text on one or more lines: trimmed, composed (NFC), without control characters, at most `max` code points;
 * `missing` is said for an empty one.
 */
export function text(max: number, min = 1, missing: Problem = 'required') {
  return z
    .string({
      error: (issue) => (issue.input === undefined || issue.input === null ? missing : 'wrong_type'),
    })
    .check(
      z.normalize('NFC'),
      z.trim(),
      z.refine(isPrintable, 'unprintable'),
      longerThan(min, missing),
      shorterThan(max),
    );
}

/** The name of a person or a building: 2 to 30 characters. */
export function shortName() {
  return text(30, 2);
}

/** Text that may be left empty. */
export function optionalText(max: number) {
  return z.nullish(text(max, 0));
}

function longerThan(minimum: number, missing: Problem) {
  return z.check<string>((payload) => {
    const length = [...payload.value].length;
    if (length >= minimum) return;
    const message: Problem = length === 0 ? missing : 'too_short';
    payload.issues.push({ code: 'too_small', origin: 'string', minimum, message, input: payload.value });
  });
}

function shorterThan(maximum: number) {
  return z.check<string>((payload) => {
    if ([...payload.value].length <= maximum) return;
    const message: Problem = 'too_long';
    payload.issues.push({ code: 'too_big', origin: 'string', maximum, message, input: payload.value });
  });
}

function isPrintable(value: string): boolean {
  return !/[\p{Cc}\p{Cs}\p{Co}]/u.test(value.replace(/[\n\r\t]/g, ' '));
}

/** An e-mail address, trimmed; letters outside ASCII are refused, look-alikes among them. */
export function email() {
  return z
    .string({ error: missingOr('email') })
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'email'), z.email('email'));
}

/** A telephone number as it was typed; Polish unless it begins with another country's prefix. */
export function phone() {
  return z
    .string({ error: missingOr('phone') })
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'phone'), z.refine(isPhoneNumber, 'phone'));
}

/** A calendar day `YYYY-MM-DD` that exists. */
export function day() {
  return z.string({ error: missingOr('date') }).check(z.minLength(1, 'required'), z.refine(isDay, 'date'));
}

/** The limit a problem of a day speaks of: a moment that has this date all over Europe. */
export function momentOf(day: string): number {
  return Date.parse(`${day}T10:00:00Z`);
}

function isDay(value: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A box that must be ticked. */
export function ticked(problem: Problem) {
  return z.literal(true, { error: problem });
}

/** A yes or no that must be given. */
export function yesOrNo() {
  return z.boolean({ error: missingOr('wrong_type') });
}
