import { expect, it } from 'vitest';
import { formatDate as formatPrintedDate } from './figures.ts';
import { say } from './message.ts';
import { formatDate, formatNumber } from './numbers.ts';

/** The same text with ordinary spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it('a number follows the language of the page', () => {
  expect(plain(formatNumber(1250.5, 'pl', 2))).toBe('1 250,5');
  expect(formatNumber(1250.5, 'en', 2)).toBe('1,250.5');
  expect(plain(formatNumber(23945.6, 'pl'))).toBe('23 946');
});

it('a date is written in words, the same day in every time zone', () => {
  expect(formatDate('2026-11-21', 'pl')).toBe('21\u00a0listopada 2026\u00a0r.');
  expect(formatDate('2026-11-21T23:59:59Z', 'en')).toBe('21\u00a0November 2026');
});

it('pages and documents write every day of a year alike', () => {
  for (const language of ['pl', 'en'] as const)
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      expect(formatDate(date, language)).toBe(formatPrintedDate(date, language));
    }
});

it('a date at the end of a sentence ends it with one full stop', () => {
  const day = formatDate('2026-12-31', 'pl');
  expect(plain(say({ pl: 'Najpóźniej {day}.', en: '' }, 'pl', { day }))).toBe(
    'Najpóźniej 31 grudnia 2026 r.',
  );
  expect(plain(say({ pl: 'Najpóźniej {day}. Potem nie.', en: '' }, 'pl', { day }))).toBe(
    'Najpóźniej 31 grudnia 2026 r. Potem nie.',
  );
});
