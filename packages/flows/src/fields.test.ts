import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  day,
  efficiency,
  email,
  oneOf,
  optionalText,
  phone,
  positive,
  text,
  ticked,
  yesOrNo,
} from './fields.ts';
import { problemOf } from './problems.ts';

/** The problem a value answers with, or `ok`. */
function validate(schema: z.ZodMiniType, value: unknown): string {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue ? problemOf(issue) : 'ok';
}

describe('text', () => {
  it('is trimmed and composed before it is measured', () => {
    expect(text(30).parse('  Z\u0307aneta ')).toBe('Żaneta');
    expect(validate(text(30, 2), ' x ')).toBe('too_short');
  });

  it.each([
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(31), 'too_long'],
    ['a\u0000b', 'unprintable'],
    [5, 'wrong_type'],
    ['Ołówek\nz gumką', 'ok'],
    ['😀'.repeat(30), 'ok'],
  ])('%j is %s', (value, expected) => {
    expect(validate(text(30), value)).toBe(expected);
  });

  it('may be left out where it is optional, but is never too long', () => {
    for (const value of [undefined, null, '', '  ']) expect(validate(optionalText(10), value)).toBe('ok');
    expect(validate(optionalText(10), 'x'.repeat(11))).toBe('too_long');
  });
});

describe('a positive number', () => {
  it.each([
    [0.01, 'ok'],
    [1000, 'ok'],
    [1000.01, 'too_large'],
    [0, 'not_positive'],
    [-1, 'not_positive'],
    [undefined, 'not_positive'],
    [Number.NaN, 'not_a_number'],
    [Number.POSITIVE_INFINITY, 'not_a_number'],
    ['12', 'not_a_number'],
  ])('%j is %s', (value, expected) => {
    expect(validate(positive(1000), value)).toBe(expected);
  });
});

describe('an efficiency up to 1', () => {
  it.each([
    [0.01, 'ok'],
    [0.6, 'ok'],
    [0.65, 'ok'],
    [1, 'ok'],
    [0, 'efficiency_before'],
    [1.01, 'efficiency_before'],
    [0.805, 'efficiency_before'],
    [-0.5, 'efficiency_before'],
    [1e-7, 'efficiency_before'],
    ['0.6', 'not_a_number'],
    [undefined, 'required'],
  ])('%j is %s', (value, expected) => {
    expect(validate(efficiency(1, 'efficiency_before'), value)).toBe(expected);
  });
});

describe('an e-mail address', () => {
  it.each([
    ['jan@example.com', 'ok'],
    [' jan.nowak+dom@mail.example.pl ', 'ok'],
    ['', 'required'],
    ['jan', 'email'],
    ['jan@example', 'email'],
    ['jan@@example.com', 'email'],
    ['jan kowalski@example.com', 'email'],
    ['j\u0430n@example.com', 'email'],
    [`${'j'.repeat(250)}@example.com`, 'email'],
    [undefined, 'required'],
  ])('%j is %s', (value, expected) => {
    expect(validate(email(), value)).toBe(expected);
  });
});

describe('a telephone number', () => {
  it.each([
    ['600 700 800', 'ok'],
    ['+48600700800', 'ok'],
    ['22 501 35 00', 'ok'],
    ['+49 30 901820', 'ok'],
    ['600 700', 'phone'],
    ['abc', 'phone'],
    ['', 'required'],
    [undefined, 'required'],
  ])('%j is %s', (value, expected) => {
    expect(validate(phone(), value)).toBe(expected);
  });
});

describe('a day', () => {
  it.each([
    ['2026-12-15', 'ok'],
    ['2028-02-29', 'ok'],
    ['2027-02-29', 'date'],
    ['2026-13-01', 'date'],
    ['15.12.2026', 'date'],
    ['2026-12-15T10:00:00Z', 'date'],
    ['', 'required'],
    [undefined, 'required'],
  ])('%j is %s', (value, expected) => {
    expect(validate(day(), value)).toBe(expected);
  });
});

it('a choice is one of the list; nothing chosen has a sentence of its own', () => {
  const zone = oneOf(['zone_i', 'zone_ii'], 'choose_zone');
  expect(validate(zone, 'zone_i')).toBe('ok');
  expect(validate(zone, undefined)).toBe('choose_zone');
  expect(validate(zone, 'zone_vi')).toBe('not_offered');
});

it('a box must be ticked, and a yes or no must be given', () => {
  expect(validate(ticked('consent'), true)).toBe('ok');
  expect(validate(ticked('consent'), false)).toBe('consent');
  expect(validate(ticked('consent'), undefined)).toBe('consent');
  expect(validate(yesOrNo(), false)).toBe('ok');
  expect(validate(yesOrNo(), undefined)).toBe('required');
  expect(validate(yesOrNo(), 'yes')).toBe('wrong_type');
});
