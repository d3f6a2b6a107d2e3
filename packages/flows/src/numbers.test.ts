import { expect, it } from 'vitest';
import { formatDate, formatNumber, formatPln } from './numbers.ts';

/** The same text with ordinary spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it('an amount is written the Polish way, grouped from four digits on', () => {
  expect(plain(formatPln(3833))).toBe('3 833 zł');
  expect(plain(formatPln(189))).toBe('189 zł');
  expect(plain(formatPln(0))).toBe('0 zł');
  expect(plain(formatPln(1_234_567))).toBe('1 234 567 zł');
});

it('groszy are written only where they are asked for', () => {
  expect(plain(formatPln(2326.99, 2))).toBe('2 326,99 zł');
  expect(plain(formatPln(4791.2, 2))).toBe('4 791,20 zł');
});

it('an amount never breaks over two lines', () => {
  expect(formatPln(3833)).not.toContain(' ');
});

it('a number follows the language of the page', () => {
  expect(plain(formatNumber(1250.5, 'pl', 2))).toBe('1 250,5');
  expect(formatNumber(1250.5, 'en', 2)).toBe('1,250.5');
  expect(plain(formatNumber(23945.6, 'pl'))).toBe('23 946');
});

it('a date is written in words, the same day in every time zone', () => {
  expect(formatDate('2026-11-21', 'pl')).toBe('21\u00a0listopada 2026');
  expect(formatDate('2026-11-21T23:59:59Z', 'en')).toBe('21\u00a0November 2026');
});
