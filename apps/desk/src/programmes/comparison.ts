import {
  ownStatement,
  type Program,
  type ProgramContent,
  type ProgramStatement,
  programStatements,
} from '@ndp/domain/programs/program.ts';
import type { Timetable } from '@ndp/domain/programs/timetable.ts';
import { sampleAmount, sampleNames as samples } from '@ndp/domain/subsidy/sample-projects.ts';
import { consentTextOf } from '@ndp/flows/application/consent/consent-text.ts';
import {
  consentNames,
  consentTextsVersion,
  documentNames as documentTitles,
} from '@ndp/flows/application/consent/messages.ts';
import { type ConsentId, consents } from '@ndp/flows/application/consent/step.ts';
import { documentNames } from '@ndp/flows/application/payment/messages.ts';
import { formatDate, formatPln } from '@ndp/flows/figures.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { keyOfText } from '@ndp/flows/wording.ts';
import { consentTextMessages } from './consent-text-messages.ts';
import { plainFields, typedAt } from './fields.ts';
import { sampleNames, stateNames, programmeMessages as texts } from './messages.ts';

/** What changes from one version to another, a sentence each; what it means in money last. */
export function compareVersions(before: Program, after: Program, language: Language): readonly string[] {
  const row = (label: string, [one, other]: readonly string[]) =>
    one === other ? [] : [say(texts.changed, language, { label, before: one || '–', after: other || '–' })];
  return [
    ...plainFields.flatMap(({ path, label, options, kind }) => {
      const both = [before, after].map((content) => typedAt(content, path));
      const words = both.map((value) => {
        if (kind === 'day') return formatDay(value, language);
        return options?.[value] ? say(options[value], language) : value;
      });
      return row(say(label, language), words);
    }),
    ...row(
      say({ pl: 'Nabór', en: 'Call' }, language),
      [before, after].map(({ timetable }) => describeTimetable(timetable, language)),
    ),
    ...row(
      say({ pl: 'Wykonawcy', en: 'Installers' }, language),
      [before, after].map(({ installer }) => describeInstallers(installer, language)),
    ),
    ...row(
      say({ pl: 'Dokumenty programu', en: 'Documents of the programme' }, language),
      [before, after].map(({ ownDocuments }) => describeDocuments(ownDocuments, language)),
    ),
    ...textChanges(before, after, language),
    ...row(
      say(consentTextMessages.version, language),
      [before, after].map(({ consentTexts: own }) => own?.version ?? consentTextsVersion),
    ),
    ...consentChanges(before, after, language),
    ...moneyChanges(before, after, language),
  ];
}

/** The documents that are worded otherwise; how, stands beside their text. */
function textChanges(before: Program, after: Program, language: Language): string[] {
  return programStatements
    .filter((name) => programTexts(before, name) !== programTexts(after, name))
    .map((name) => say(texts.reworded, language, { document: say(documentTitles[name], language) }));
}

/** The sentences to be ticked that are worded otherwise. */
function consentChanges(before: Program, after: Program, language: Language): string[] {
  const wordsOf = (program: Program, id: ConsentId) => keyOfText(consentTextOf(program, id).text);
  return consents
    .filter(({ id }) => wordsOf(before, id) !== wordsOf(after, id))
    .map(({ id }) => say(texts.reworded_statement, language, { statement: say(consentNames[id], language) }));
}

const programTexts = (program: Program, name: ProgramStatement) => {
  const own = ownStatement(program, name);
  return own && keyOfText(own);
};

function describeTimetable(timetable: Timetable, language: Language): string {
  return timetable
    .map(({ from, state }) => `${formatDay(from, language)} ${say(stateNames[state], language)}`)
    .join(', ');
}

/** As people write it; what is no day stays as it was typed. */
export function formatDay(day: string, language: Language): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? formatDate(day, language) : day;
}

function describeInstallers(installer: ProgramContent['installer'], language: Language): string {
  if (installer.kind === 'free-text') return say({ pl: 'dowolni', en: 'any' }, language);
  return installer.installers.map(({ name, town }) => `${name} (${town})`).join(', ');
}

function describeDocuments(kinds: ProgramContent['ownDocuments'], language: Language): string {
  return kinds.map((kind) => say(documentNames[kind], language)).join(', ');
}

/** The sample projects whose amount is another one. */
function moneyChanges(before: Program, after: Program, language: Language): string[] {
  return samples.flatMap((name) => {
    const [one, other] = [before, after].map((program) => sampleAmount(name, program));
    if (one === undefined || other === undefined || one === other) return [];
    return [
      say(texts.money, language, {
        sample: say(sampleNames[name], language),
        before: formatPln(one, language),
        after: formatPln(other, language),
        difference: formatDifference(other - one, language),
      }),
    ];
  });
}

export function formatDifference(amount: number, language: Language): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return `${sign}${formatPln(Math.abs(amount), language)}`;
}
