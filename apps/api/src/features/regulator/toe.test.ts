import { describe, expect, it } from 'vitest';
import { sumToe, writeToe } from './toe.ts';

describe('a saving in toe', () => {
  it.each([
    [2.059, '2,059'],
    [0.000001, '0,000001'],
    [12, '12'],
    [100, '100'],
    [1234.5, '1234,5'],
    [0, '0'],
  ])('of %d is written %s', (toe, written) => {
    expect(writeToe(toe)).toBe(written);
  });

  it('is added up to the last decimal', () => {
    expect(sumToe([0.1, 0.2])).toBe(0.3);
    expect(sumToe(Array.from({ length: 1000 }, () => 0.000001))).toBe(0.001);
    expect(sumToe([])).toBe(0);
  });
});
