import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it, vi } from 'vitest';
import { allTexts } from '../translations/all-texts.ts';
import { parseNumberSkeleton } from './no-skeletons.ts';

vi.mock('@formatjs/icu-skeleton-parser', () => import('./no-skeletons.ts'));

it('every text of the portal is read without the parser of number and date patterns', () => {
  const texts = [...Object.values(allTexts('pl')), ...Object.values(allTexts('en'))];
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => /,\s*(number|date|time)\s*,\s*::/.test(text))).toEqual([]);
  for (const text of texts) new IntlMessageFormat(text, 'pl');
});

it('a text with such a pattern is refused in words', () => {
  expect(() => parseNumberSkeleton('::percent')).toThrow('::percent');
});
