import { expect, it } from 'vitest';
import { formatMoment } from './moment.ts';

it('tells the day it was in Poland, also shortly after midnight', () => {
  expect(formatMoment('2026-11-20T23:30:00Z', 'pl')).toBe('21\u00a0listopada 2026\u00a0r.');
  expect(formatMoment('2026-11-21T10:00:00.000Z', 'en')).toBe('21\u00a0November 2026');
});
