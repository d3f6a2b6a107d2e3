import { expect, it } from 'vitest';
import { isModest, modestAmountPln } from './modest-amount.ts';

it.each([
  [0, false],
  [1, true],
  [modestAmountPln - 1, true],
  [modestAmountPln, false],
  [3833, false],
])('of %d zł it is said whether the effort may outweigh it: %s', (pln, isToldSo) => {
  expect(isModest(pln)).toBe(isToldSo);
});
