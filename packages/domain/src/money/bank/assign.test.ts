import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Assignable, assignmentOf } from './assign.ts';

const waiting = (amountGr: number): Assignable => ({ amountGr, isBooked: false });
const grosze = fc.integer({ min: 1, max: 99_999_999 });

describe('a line that somebody assigns', () => {
  it.each([
    [-383_300, [waiting(383_300)], { kind: 'booked', differenceGr: 0 }],
    [-383_299, [waiting(383_300)], { kind: 'booked', differenceGr: -1 }],
    [-383_301, [waiting(383_300)], { kind: 'booked', differenceGr: 1 }],
    [-1, [{ amountGr: 1, isBooked: true }], 'other_side'],
    [-2, [waiting(1), { amountGr: 1, isBooked: true }], 'other_side'],
    [383_300, [{ amountGr: 383_300, isBooked: true }], { kind: 'returned', differenceGr: 0 }],
    [383_000, [{ amountGr: 383_300, isBooked: true }], { kind: 'returned', differenceGr: -300 }],
    [383_300, [waiting(383_300)], 'unbooked'],
    [-99_999_999, [waiting(1)], { kind: 'booked', differenceGr: 99_999_998 }],
    [-100_000_000, [waiting(1)], 'sum'],
    [2, [waiting(1), waiting(1)], 'one_return'],
  ] as const)('of %i gr says what became of the payment and what differs', (lineGr, payments, expected) => {
    expect(assignmentOf(lineGr, payments)).toEqual(expected);
  });

  it('pays several in one sum only to the grosz', () => {
    fc.assert(
      fc.property(grosze, fc.array(grosze, { minLength: 1, maxLength: 5 }), fc.nat(3), (first, more, off) => {
        const sum = more.reduce((total, each) => total + each, first);
        const found = assignmentOf(-(sum + off), [waiting(first), ...more.map(waiting)]);
        expect(found).toEqual(off === 0 ? { kind: 'booked', differenceGr: 0 } : 'sum');
      }),
    );
  });
});
