import { readFileSync } from 'node:fs';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import type { Program, ProgramStatement } from '@ndp/domain/programs/program.ts';
import { expect, it } from 'vitest';
import type { Language } from '../message.ts';
import { findStatementProblems } from './check-statement.ts';
import { compareParagraphs } from './paragraphs.ts';

const content = new URL('../../../../apps/portal/content/mpec/', import.meta.url);
const shipped = (document: ProgramStatement, language: Language) =>
  readFileSync(new URL(`${document}.${language}.md`, content), 'utf8');
const later = { ...mpec, informationClauseVersion: '2027-01-01', regulationsVersion: '2027-01-01' };

/** The clause with one sentence more, or changed otherwise, in Polish. */
const clause = (change: (source: string) => string, program: Program = later): Program => {
  const statements = {
    'gdpr-clause': { pl: change(shipped('gdpr-clause', 'pl')), en: shipped('gdpr-clause', 'en') },
  };
  return { ...program, statements };
};
const wrongIn = (program: Program, before: Program = mpec) =>
  findStatementProblems({ program, before, shipped }).map(({ language, rule, words }) => [
    language,
    rule,
    ...words,
  ]);
const more = (sentence: string) => clause((source) => `${source}\n${sentence}\n`);

it('takes another wording of a clause under a later version, and a programme without any', () => {
  expect(wrongIn(mpec)).toEqual([]);
  expect(
    wrongIn(more('Na pytania odpowiadamy w ciągu {complaintDays} dni, także telefonicznie: {phone}.')),
  ).toEqual([]);
  expect(wrongIn(more('Podstawą jest ustawa z dnia 5 czerwca 2014 r.'))).toEqual([]);
});

it.each([
  ['{complaintDay}', 'unknown_value', 'complaintDay'],
  ['Wypłata następuje w ciągu 99 dni.', 'contradiction', 'day 99'],
  ['Udział wypłaty wynosi 75%.', 'contradiction', 'percent 75'],
  ['Umowa obowiązuje do 5 czerwca 2027 r.', 'contradiction', 'date 5 czerwca 2027'],
])('refuses %s', (sentence, rule, word) => {
  expect(wrongIn(more(sentence))).toContainEqual(['pl', rule, word]);
});

it('refuses a clause that loses who is responsible, its head, or changes under the same version', () => {
  expect(wrongIn(clause((source) => source.replaceAll('{organiserDetails}', 'my')))).toEqual([
    ['pl', 'lost_value', 'organiserDetails'],
  ]);
  expect(wrongIn(clause(() => 'Treść.'))).toEqual([['pl', 'no_head']]);
  expect(wrongIn(clause((source) => `${source}\nNowe.\n`, mpec))).toEqual([['pl', 'same_version']]);
  const own = clause((source) => `${source}\nNowe.\n`);
  expect(wrongIn({ ...later, statements: {} }, own)).toEqual([['pl', 'same_version']]);
});

it('tells what changes paragraph by paragraph', () => {
  expect(
    compareParagraphs('a\n\nb\n\nc', 'a\n\nx\n\nc\n\nd').map(({ kind, text }) => `${kind} ${text}`),
  ).toEqual(['same a', 'gone b', 'new x', 'same c', 'new d']);
});
