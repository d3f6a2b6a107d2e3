import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerItems,
  type CorrectionItem,
  isAccepted,
  isDecided,
  openItems,
  reviewItem,
} from './correction-round.ts';

const item: CorrectionItem = {
  place: 'client_info.last_name',
  sentence: 'mistyped',
  words: '',
  before: { value: 'Kowalsak' },
  after: null,
  answer: '',
  verdict: null,
};
const items = fc
  .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 })
  .map((places) => places.map((place) => ({ ...item, place })));

describe('a request for correction', () => {
  it('is answered by another value or by words, and by nothing else', () => {
    const now = (value: string) => new Map([[item.place, { value }]]);
    expect(openItems([item], now('Kowalsak'))).toEqual([item]);
    expect(openItems([item], now('Kowalska'))).toEqual([]);
    expect(openItems([item], new Map())).toEqual([]);
    expect(openItems([{ ...item, answer: 'Tak mam w dowodzie.' }], now('Kowalsak'))).toEqual([]);
    expect(openItems([{ ...item, answer: '  ' }], now('Kowalsak'))).toHaveLength(1);
    expect(openItems([{ ...item, verdict: 'cancelled' }], now('Kowalsak'))).toEqual([]);
  });

  it('compares what is covered in full', () => {
    const covered = { ...item, before: { value: '•••58', full: '44051401358' } };
    const now = (full: string) => new Map([[item.place, { value: '•••58', full }]]);
    expect(openItems([covered], now('44051401358'))).toHaveLength(1);
    expect(openItems([covered], now('02070803658'))).toEqual([]);
  });

  it('is accepted as proposed only where the line of its place reads, in full, as it was proposed', () => {
    const line = { value: '•••58', full: '44051401358' };
    const proposed = { ...item, proposed: { field: 'pesel', value: '44051401358', line } };
    const now = (full: string) => new Map([[item.place, { value: '•••58', full }]]);
    expect(isAccepted(proposed, now('44051401358'))).toBe(true);
    expect(isAccepted(proposed, now('02070803658'))).toBe(false);
    expect(isAccepted(proposed, new Map())).toBe(false);
    expect(isAccepted(item, new Map())).toBe(false);
  });

  it('is over when every item has its verdict, in whatever order they come, and a verdict stands', () => {
    const judged = fc.constantFrom('accepted', 'again', 'cancelled' as const);
    fc.assert(
      fc.property(items, fc.array(fc.tuple(fc.nat(5), judged)), (asked, verdicts) => {
        let round: readonly CorrectionItem[] = answerItems(asked, new Map());
        const first = new Map<string, string>();
        for (const [i, verdict] of verdicts) {
          const place = asked[i % asked.length]?.place ?? '';
          round = reviewItem(round, place, verdict as 'accepted');
          if (!first.has(place)) first.set(place, verdict);
        }
        expect(round.map(({ verdict }) => verdict)).toEqual(
          asked.map(({ place }) => first.get(place) ?? null),
        );
        expect(isDecided(round)).toBe(first.size === asked.length);
        expect(round.map(({ words, before }) => [words, before])).toEqual(
          asked.map(({ words, before }) => [words, before]),
        );
      }),
    );
  });
});
