import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaseCounts, lastOpenDay, leastCases, openCount, openNumbers } from './open-numbers.ts';

const named = (counts: readonly number[]): CaseCounts[] =>
  counts.map((cases, n) => ({ name: `${n}`, cases }));
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const closed = { bySource: named([12]), byTown: named([12]), signed: 12, paid: 9, paidPln: 38_330 };

describe('a number everybody reads', () => {
  it.each([
    [0, null],
    [4, null],
    [5, 5],
    [9, 5],
    [10, 10],
  ])('of %i cases is %s', (count, open) => {
    expect(openCount(count)).toBe(open);
  });

  it('of money is told of ten cases at least, and without the last four digits', () => {
    expect(openNumbers(closed).paidPln).toBeNull();
    expect(openNumbers({ ...closed, paid: 10 }).paidPln).toBe(30_000);
  });

  it('names no town with fewer, and every source', () => {
    const found = openNumbers({ ...closed, bySource: named([29, 13, 3]), byTown: named([4, 41]) });
    expect(found).toMatchObject({
      cases: 35,
      bySource: [{ cases: 25 }, { cases: 10 }, { cases: null }],
      byTown: [],
    });
    expect(openNumbers({ ...closed, bySource: named([30, 5]), byTown: named([4, 31]) }).byTown).toEqual([
      { name: '1', cases: 30 },
    ]);
  });

  it('is of whole months', () => {
    expect(['2026-11-23', '2027-01-01', '2024-03-31'].map(lastOpenDay)).toEqual([
      '2026-10-31',
      '2026-12-31',
      '2024-02-29',
    ]);
  });

  it('leaves every hidden one anything below the least, to whoever adds up and takes away over both tables', () => {
    const table = fc.array(fc.nat(30), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(table, table, fc.nat(60), (sources, towns, signed) => {
        const open = openNumbers({
          ...{ bySource: named(sources), byTown: named(towns), signed, paid: signed, paidPln: 0 },
        });
        // All that says that there are more cases than the sources show.
        const least = Math.max(
          sum(open.byTown.map(({ cases }) => cases)),
          ...[open.cases, open.signed, open.paid].map((each) => each ?? 0),
        );
        const shown = open.bySource.flatMap(({ cases }) => cases ?? []);
        // Whatever the hidden ones are, the shown ones alone explain it.
        expect(sum(shown)).toBeGreaterThanOrEqual(least);
        for (const { cases } of [...open.byTown, ...open.bySource])
          if (cases !== null) expect(cases % leastCases).toBe(0);
      }),
    );
  });
});
