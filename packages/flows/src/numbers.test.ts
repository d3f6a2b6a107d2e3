import { expect, it } from 'vitest';
import { formatDate, formatNumber } from './numbers.ts';

/** The same text with ordinary spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it('a number follows the language of the page', () => {
  expect(plain(formatNumber(1250.5, 'pl', 2))).toBe('1 250,5');
  expect(formatNumber(1250.5, 'en', 2)).toBe('1,250.5');
  expect(plain(formatNumber(23945.6, 'pl'))).toBe('23 946');
});

it('a date is written in words, the same day in every time zone', () => {
  expect(formatDate('2026-11-21', 'pl')).toBe('21\u00a0listopada 2026');
  expect(formatDate('2026-11-21T23:59:59Z', 'en')).toBe('21\u00a0November 2026');
});
