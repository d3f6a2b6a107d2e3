import { mpec } from '@ndp/domain/programs/mpec.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { expect, it } from 'vitest';
import { findConsentTextProblems } from './check-consent-texts.ts';
import { consentTexts } from './messages.ts';

/** The release's sentences, one of them worded otherwise in Polish. */
const saying = (pl: string, version = '2027-01-01'): Program => {
  const { en } = consentTexts.consent_implementation;
  return {
    ...mpec,
    consentTexts: { version, texts: { ...consentTexts, consent_implementation: { pl, en } } },
  };
};
const wrongIn = (program: Program, before: Program = mpec) =>
  findConsentTextProblems(program, before).map(({ rule, at, words }) => [rule, at?.language, ...words]);

it('takes sentences in words of their own under a later version, and a programme without any', () => {
  expect(wrongIn(mpec)).toEqual([]);
  expect(wrongIn(saying('Zobowiązuję się wymienić piec i zachować go „jak nowy” w 80%.'))).toEqual([]);
  expect(wrongIn(saying(consentTexts.consent_implementation.pl, '2020-01-01'))).toEqual([]);
});

it.each([
  [' ', ['empty', 'pl']],
  ['Umowa z {organiser}.', ['placeholder', 'pl', '{organiser}']],
  ['Wypłata następuje w ciągu 99 dni.', ['contradiction', 'pl', 'day 99']],
  ['Wyrażam zgodę na przetwarzanie danych.', ['consent_to_processing', 'pl', 'zgodę na przetwarzanie']],
])('refuses “%s”', (sentence, problem) => {
  expect(wrongIn(saying(sentence))).toEqual([problem]);
});

it('refuses a changed sentence without a later version, also one that goes back to the release', () => {
  const changed = saying('Zobowiązuję się.');
  expect(wrongIn(saying('Zobowiązuję się.', '2026-11-22'))).toEqual([['same_version', undefined]]);
  expect(wrongIn(saying('Zobowiązuję się.', 'nowa'))).toEqual([['no_version', undefined]]);
  expect(wrongIn(saying('Przyrzekam.'), changed)).toEqual([['same_version', undefined]]);
  expect(wrongIn(mpec, changed)).toEqual([['same_version', undefined]]);
  expect(wrongIn(saying('Przyrzekam.', '2027-01-02'), changed)).toEqual([]);
});
