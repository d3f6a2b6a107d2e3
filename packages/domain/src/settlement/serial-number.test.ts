import { expect, it } from 'vitest';
import { normaliseSerial } from './serial-number.ts';

it.each([
  ['sn 21-0457/AB', 'SN210457AB'],
  ['SN210457ab', 'SN210457AB'],
  ['12345', undefined],
  ['000000000', undefined],
  ['nieczytelny', undefined],
  ['', undefined],
])('the serial number “%s” is compared as %s', (typed, compared) => {
  expect(normaliseSerial(typed)).toBe(compared);
});
