import { describe, expect, it, test } from 'vitest';
import { findWordingProblems } from './check-wording.ts';
import { say } from './message.ts';
import { sayIn } from './wording.ts';

const was = {
  pl: 'Zostało {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, {who, select, you {Ty} other {ktoś}}: {partner}',
  en: '{days, plural, one {# day} other {# days}} left, {who, select, you {you} other {someone}}: {partner}',
};
const rulesOf = (over: Partial<typeof was>) =>
  findWordingProblems({ was, now: { ...was, ...over } }).map(({ rule, what }) => `${rule} ${what}`.trim());

it('a partner’s words are said while they are in force, with the same values, and no longer', () => {
  const now = { pl: '{partner} ({who}) daje {days} dni', en: '{partner} gives {days, number} days' };
  const values = { days: 2, who: 'you', partner: 'MPEC' };
  const said = sayIn([{ was, now }], () => [say({ ...was }, 'en', values), say({ ...was, pl: 'Nie' }, 'pl')]);
  expect(said).toEqual(['MPEC gives 2\u00a0days', 'Nie']);
  expect(say(was, 'en', values)).toBe('2\u00a0days left, you: MPEC');
});

it('nothing stays in force when saying it fails', () => {
  const now = { pl: 'Inaczej', en: 'Otherwise' };
  const fails = () => {
    throw new Error('broken');
  };
  expect(() => sayIn([{ was, now }], fails)).toThrow('broken');
  expect(say(was, 'pl', { days: 5, who: 'x', partner: 'A' })).toContain('Zostało');
});

describe('a text stands in for another one only if it can be said wherever that one is', () => {
  test.each([
    ['the same', {}, []],
    ['a number that is written, not counted', { en: '{days, number} {who, select, other {}} {partner}' }, []],
    ['nothing', { pl: '  ' }, ['empty']],
    ['a novel', { pl: 'a'.repeat(2001) }, ['long']],
    ['a brace that is not closed', { en: '{days} left, {partner' }, ['broken']],
    ['a plural without its last form', { en: '{days, plural, one {x}} {partner} {who}' }, ['broken']],
    ['no partner', { en: '{days} {who, select, other {x}}' }, ['missing partner']],
    ['a value nobody gives', { en: `${was.en} {amount}` }, ['unknown amount']],
    [
      'a name that is counted',
      { en: '{partner, plural, other {#}} {days} {who, select, other {x}}' },
      ['unknown partner'],
    ],
    ['a choice nobody makes', { en: '{days} {partner} {who, select, we {x} other {y}}' }, ['unknown who']],
    ['markup', { pl: `<b>${was.pl}</b>` }, ['signs <']],
    ['an address', { en: `${was.en} https://evil.example` }, ['signs https:']],
    ['a sign nobody sees', { en: `${was.en}\u202e` }, ['signs \u202e']],
  ])('%s', (_, over, expected) => {
    expect(rulesOf(over)).toEqual(expected);
  });
});
