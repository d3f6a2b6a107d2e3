import { expect, it } from 'vitest';
import { fillAnswer, findAnswerProblems, unfilledFields } from './standard-answer.ts';

const fit = { pl: 'Sprawa {case}, termin {deadline}.', en: 'Case {case}, deadline {deadline}.' };

it('a standard answer has fields of a case alone, and a text in both languages', () => {
  expect(findAnswerProblems(fit)).toEqual([]);
  const ruleOf = (pl: string) =>
    findAnswerProblems({ ...fit, pl }).map(({ rule, what }) => `${rule} ${what}`);
  expect(ruleOf('Sprawa {pesel}')).toEqual(['unknown pesel']);
  expect(ruleOf('Sprawa {case, number}')).toEqual(['unknown case']);
  expect(ruleOf('Sprawa {case')).toEqual(['broken ']);
  expect(ruleOf(' ')).toEqual(['empty ']);
  expect(ruleOf('a'.repeat(2001))).toEqual(['long ']);
});

it('is filled in from the case, and a field nothing is known of stays in its braces', () => {
  const filled = fillAnswer(fit, 'pl', { case: 'NDP-2026-K7QXMA', deadline: '' });
  expect(filled.replaceAll('\u2060', '').replaceAll('\u2011', '-')).toBe(
    'Sprawa NDP-2026-K7QXMA, termin {deadline}.',
  );
  expect(unfilledFields(`${filled} {deadline} {officer}`)).toEqual(['{deadline}', '{officer}']);
  expect(unfilledFields('Kwota w {nawiasie klamrowym} i {}')).toEqual([]);
});

it('the full stop of a year ends the sentence, too', () => {
  const filled = fillAnswer(fit, 'pl', { case: 'X', deadline: '3 grudnia 2026\u00a0r.' });
  expect(filled).toBe('Sprawa X, termin 3 grudnia 2026\u00a0r.');
});
