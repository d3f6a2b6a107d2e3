import { expect, it, test } from 'vitest';
import { checkZipCode, normaliseZipCode } from './zip-code.ts';

test.each([
  ['00-950', '00-950'],
  ['12-345', '12-345'],
  ['12 345', '12-345'],
  ['12345', '12-345'],
  [' 80-001 ', '80-001'],
  ['80\u2013001', '80-001'],
  ['80\u00a0001', '80-001'],
  ['80 - 001', '80-001'],
  ['99-999', '99-999'],
  ['12345-6789', '12345-6789'],
])('%s is a postal code, stored as %s', (typed, stored) => {
  expect(checkZipCode(typed)).toBeUndefined();
  expect(normaliseZipCode(typed)).toBe(stored);
  expect(normaliseZipCode(stored)).toBe(stored);
});

test.each([
  '1234',
  '123456',
  '12--345',
  'AB-CDE',
  '12-34S',
  '12345-678',
  '12345 6789',
  '123-45',
  '1 2345',
  '-12345',
  '12-345 Kraków',
])('%s is refused', (typed) => {
  expect(checkZipCode(typed)).toBe('format');
});

it('is missing when nothing but spaces was typed', () => {
  expect(checkZipCode(' \u00a0')).toBe('required');
});
