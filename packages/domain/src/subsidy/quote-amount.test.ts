import { describe, expect, it, test } from 'vitest';
import { toFraction } from './fraction.ts';
import { quoteAmount } from './quote-amount.ts';

const fee = toFraction('2326.99');

describe('the amount of a promise', () => {
  test.each([
    ['2.059', '0.80', 3833],
    ['2.059', '1', 4791],
    ['0.102', '0.80', 189],
    ['0.0001', '1', 0],
  ])('%s toe at 2326.99 PLN/toe, share %s, is %d PLN', (saving, share, pln) => {
    expect(quoteAmount(toFraction(saving), fee, toFraction(share))).toBe(pln);
  });

  it('is not lost to a float: 100 toe at 0.29 PLN/toe is 29 PLN, not 28', () => {
    expect(quoteAmount(toFraction(100), toFraction(0.29), toFraction(1))).toBe(29);
  });

  test.each(['0', '-0.8', '1.0001', '80'])('a programme cannot pay out the share %s', (share) => {
    expect(() => quoteAmount(toFraction('2.059'), fee, toFraction(share))).toThrow(RangeError);
  });
});
