import { expect, it } from 'vitest';
import { toPrintable } from './printable.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', '_');

it('words that belong together stay on one line, as on every page', () => {
  expect(spaced(toPrintable('Aero 9 kW, art. 15a ust. 1, 00-001 Warszawa'))).toBe(
    'Aero 9_kW, art._15a_ust._1, 00-001_Warszawa',
  );
});

it('a sentence that ends in a date has one stop', () => {
  expect(toPrintable('do 30 czerwca 2034\u00a0r..')).toMatch(/2034\u00a0r\.$/);
});

it('keeps Polish letters, composes what was typed in two signs, and marks what the font lacks', () => {
  expect(toPrintable('zażółć gęślą jaźń')).toBe('zażółć gęślą jaźń');
  expect(toPrintable('z\u0307')).toBe('ż');
  expect(toPrintable('Aero 🔥\u0007 ﬁx')).toBe('Aero \ufffd\ufffd fix');
});
