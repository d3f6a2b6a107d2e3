import { expect, test } from 'vitest';
import { formatDate, formatGrosze, formatInstant, formatNumber, formatPln, formatShare } from './figures.ts';
import { formatDate as formatDateOnPage } from './numbers.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [3833, 'pl', '3 833 zł'],
  [3833, 'en', 'PLN 3,833'],
  [128_450, 'pl', '128 450 zł'],
  [1_000_000, 'en', 'PLN 1,000,000'],
  [189, 'pl', '189 zł'],
] as const)('the amount %d is printed in %s as “%s”', (amount, language, printed) => {
  expect(spaced(formatPln(amount, language))).toBe(printed);
});

test('sums of grosze keep two decimals', () => {
  expect(spaced(formatPln(4791.2, 'pl', 2))).toBe('4 791,20 zł');
  expect(spaced(formatPln(2326.99, 'en', 2))).toBe('PLN 2,326.99');
});

test('an amount names its grosze where there are any', () => {
  expect([383_300, 383_350, 50].map((grosze) => spaced(formatGrosze(grosze, 'pl')))).toEqual([
    '3 833 zł',
    '3 833,50 zł',
    '0,50 zł',
  ]);
});

test('savings keep all the decimals they were stored with, ungrouped', () => {
  expect(formatNumber(6.142645, 'pl')).toBe('6,142645');
  expect(spaced(formatNumber(1234.142645, 'pl'))).toBe('1 234,142645');
});

test.each([
  [0.8, 'pl', '80%'],
  [1, 'pl', '100%'],
  [0.825, 'pl', '82,5%'],
  [0.825, 'en', '82.5%'],
] as const)('the share %s is printed in %s as “%s”', (share, language, printed) => {
  expect(formatShare(share, language)).toBe(printed);
});

test('dates are written out', () => {
  expect(spaced(formatDate('2026-11-21', 'pl'))).toBe('21 listopada 2026 r.');
  expect(spaced(formatDate('2026-01-02', 'en'))).toBe('2 January 2026');
});

test('a page writes a day as a document does', () => {
  for (const language of ['pl', 'en'] as const)
    for (const month of Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0')))
      for (const day of [`2026-${month}-01`, `2034-${month}-28`])
        expect(spaced(formatDateOnPage(day, language))).toBe(spaced(formatDate(day, language)));
});

test('instants are told by the clock in Warsaw, summer and winter', () => {
  expect(formatInstant('2026-11-20T23:30:00Z')).toBe('21.11.2026, 00:30:00');
  expect(formatInstant('2026-07-01T10:00:05Z')).toBe('01.07.2026, 12:00:05');
});
