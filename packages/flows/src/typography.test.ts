import { describe, expect, it, test } from 'vitest';
import { say } from './message.ts';
import { bindWords, unbindWords } from './typography.ts';

/** With the signs one cannot see made visible. */
const seen = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2011', '=');

describe('words that belong together do not part at the end of a line', () => {
  test.each([
    ['Dom i ogród w Łodzi', 'Dom i_ogród w_Łodzi'],
    ['W domu (z garażem)', 'W_domu (z_garażem)'],
    ['najwyżej 1000 znaków i 26 cyfr', 'najwyżej 1000_znaków i_26_cyfr'],
    [
      'w ciągu 8 tygodni, 14 dni albo 15 minut, przez 5 lat',
      'w_ciągu 8_tygodni, 14_dni albo 15_minut, przez 5_lat',
    ],
    ['do 2026 r. około {kwh} kWh', 'do 2026_r. około {kwh}_kWh'],
    ['to 11 630 kWh, czyli 80 % albo 10 MB', 'to 11_630_kWh, czyli 80_% albo 10_MB'],
    ['przed 1971 rokiem', 'przed 1971_rokiem'],
    ['do {lastDay} lat {years} lat', 'do {lastDay}_lat {years}_lat'],
    [
      '{days, plural, one {# dzień} few {# dni} other {# dnia}}',
      '{days, plural, one {#_dzień} few {#_dni} other {#_dnia}}',
    ],
    ['z art. 17 ust. 3 lit. b i e RODO', 'z_art._17_ust._3_lit._b i_e RODO'],
    ['§ 6 ust. 1 pkt 6, poz. 711', '§_6_ust._1_pkt_6, poz._711'],
    ['działka nr 12/3, załącznik nr 4', 'działka nr_12/3, załącznik nr_4'],
    ['telefon +48 22 100 00 00', 'telefon +48_22_100_00_00'],
    ['ul. Giełdowa 2, 00-001 Warszawa', 'ul._Giełdowa 2, 00-001_Warszawa'],
    ['dnia 20 maja 2016 r. i 3 marca', 'dnia 20_maja 2016_r. i_3_marca'],
    ['Annex 4 of art. 10, until 20 May 2016, 8 weeks', 'Annex_4 of art._10, until 20_May 2016, 8_weeks'],
    ['Adres e-mail, E-mail, e-mailem', 'Adres e=mail, E=mail, e=mailem'],
  ])('“%s”', (text, bound) => {
    expect(seen(bindWords(text))).toBe(bound);
  });
});

test.each([
  'pisz na e-mail@example.pl',
  '2 kgemów',
  'Park nr',
  'Say no. Then go on.',
  '{count, plural, one {jedno} many {wiele} other {inne}}',
  '{isExact, select, yes {} other { (po zaokrągleniu)}}',
  '5 domów',
])('and “%s” is left as it stands', (text) => {
  expect(bindWords(text)).toBe(text);
});

it('a text is the same after a second time', () => {
  const once = bindWords('W 2026 r. z art. 15a, 5 lat i e-mail');
  expect(bindWords(once)).toBe(once);
});

it('every message is said so', () => {
  expect(seen(say({ pl: 'do {max} znaków i e-mail', en: 'x' }, 'pl', { max: 9 }))).toBe(
    'do 9_znaków i_e=mail',
  );
});

it('a reference number does not part, written or filled in', () => {
  expect(seen(bindWords('Sprawa NDP-2026-K7QXMA: umowa'))).toBe('Sprawa NDP=2026=K7QXMA: umowa');
  const filled = say({ pl: 'Sprawa {reference}', en: 'x' }, 'pl', { reference: 'NDP-2026-K7QXMA' });
  expect(seen(filled)).toBe('Sprawa NDP=2026=K7QXMA');
  expect(unbindWords(filled)).toBe('Sprawa NDP-2026-K7QXMA');
});

it('plain text has ordinary spaces and hyphens again', () => {
  const text = 'W 2026 r. wyślemy e-mail';
  expect(unbindWords(bindWords(text))).toBe(text);
});
