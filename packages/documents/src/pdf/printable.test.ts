import { expect, it, test } from 'vitest';
import { toPrintable } from './printable.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  ['ul. Polna 7', 'ul._Polna 7'],
  ['działka nr 12/3', 'działka nr_12/3'],
  ['art. 15a, § 9 ust. 1 pkt 2', 'art._15a, §_9 ust._1 pkt_2'],
  ['dnia 20 maja 2016 r.', 'dnia 20_maja 2016 r.'],
  ['Aero 9 kW', 'Aero 9_kW'],
  ['około 500 kWh', 'około 500_kWh'],
  ['ul. Giełdowa 2, 00-001 Warszawa', 'ul._Giełdowa 2, 00-001_Warszawa'],
  ['Park nr', 'Park nr'],
])('“%s” breaks over lines as “%s”', (text, printed) => {
  expect(spaced(toPrintable(text))).toBe(printed);
});

it('a sentence that ends in a date has one stop', () => {
  expect(toPrintable('do 30 czerwca 2034\u00a0r..')).toMatch(/2034\u00a0r\.$/);
});

it('keeps Polish letters, composes what was typed in two signs, and marks what the font lacks', () => {
  expect(toPrintable('zażółć gęślą jaźń')).toBe('zażółć gęślą jaźń');
  expect(toPrintable('z\u0307')).toBe('ż');
  expect(toPrintable('Aero 🔥\u0007 ﬁx')).toBe('Aero \ufffd\ufffd fix');
});
