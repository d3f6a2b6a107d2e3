import { describe, expect, it } from 'vitest';
import { suggestEmail, typingDistance } from './email-suggestion.ts';

describe('a slip in the domain of a known provider is corrected', () => {
  it.each([
    ['jan@gmial.com', 'jan@gmail.com'],
    ['jan@gmai.com', 'jan@gmail.com'],
    ['jan@gmail.con', 'jan@gmail.com'],
    ['jan@gmaill.co', 'jan@gmail.com'],
    ['jan@interai.pl', 'jan@interia.pl'],
    ['jan@gazeta.p', 'jan@gazeta.pl'],
    ['jan@poczta.ont.pl', 'jan@poczta.onet.pl'],
    ['jan@outlok.com', 'jan@outlook.com'],
    ['jan@hotmial.com', 'jan@hotmail.com'],
    ['jan@yaho.com', 'jan@yahoo.com'],
    ['jan@iclod.com', 'jan@icloud.com'],
    ['jan@wp.p', 'jan@wp.pl'],
    ['jan@o2.lp', 'jan@o2.pl'],
    ['jan@onet.ppl', 'jan@onet.pl'],
    ['  Jan.Nowak@GMIAL.COM ', 'Jan.Nowak@gmail.com'],
  ])('%s becomes %s', (typed, suggested) => {
    expect(suggestEmail(typed)).toBe(suggested);
  });
});

describe('an address that may well be right is left alone', () => {
  it.each([
    'jan@gmail.com',
    'jan@WP.PL',
    'jan@op.pl',
    'jan@vp.pl',
    'jan@live.com',
    'jan@mail.com',
    'jan@interia.eu',
    'jan@mp.pl',
    'jan@ab.pl',
    'jan@olive.com',
    'jan@line.com',
    'jan@firma-kowalski.pl',
    'biuro@spoldzielnia.krakow.pl',
    'jan@uj.edu.pl',
  ])('%s', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});

it.each(['', 'jan', 'jan@', '@gmial.com', 'jan@nowak@gmial.com', 'irena nowak@wp.p'])(
  'what is not an address yet gets no suggestion: "%s"',
  (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  },
);

it.each([
  ['gmail', 'gmail', 0],
  ['gmial', 'gmail', 1],
  ['gmai', 'gmail', 1],
  ['gmaill', 'gmail', 1],
  ['hmail', 'gmail', 1],
  ['hmial', 'gmail', 2],
  ['', 'wp', 2],
  ['firma', 'gmail', 5],
])('"%s" is %s slips from "%s"', (from, to, slips) => {
  expect(typingDistance(from, to)).toBe(slips);
  expect(typingDistance(to, from)).toBe(slips);
});
