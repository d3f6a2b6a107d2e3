import { readdirSync, readFileSync } from 'node:fs';
import { agreementBlocks } from '@ndp/documents/content/agreement.ts';
import { applicationBlocks } from '@ndp/documents/content/application.ts';
import type { DocumentData } from '@ndp/documents/document-data.ts';
import { agreementInShort } from '@ndp/documents/in-short/in-short.ts';
import {
  apartmentDocument,
  coOwnerDocument,
  homeDocument,
  schoolDocument,
} from '@ndp/documents/testing/sample-data.ts';
import { agreementAnnexes, annexNumber } from '@ndp/domain/agreement-annexes.ts';
import { linkDays } from '@ndp/domain/periods.ts';
import { platformOperator } from '@ndp/domain/platform-operator.ts';
import { programs } from '@ndp/domain/programs/all.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { retentionDays, workingDays } from '@ndp/domain/retention/classes.ts';
import { recordsEnd } from '@ndp/domain/retention/records.ts';
import { formatDate, formatPln } from '@ndp/flows/figures.ts';
import { knownValues } from '@ndp/flows/known-values.ts';
import { type Language, languages } from '@ndp/flows/message.ts';
import { programValues } from '@ndp/flows/statements/program-values.ts';
import { statementText } from '@ndp/flows/statements/statement-text.ts';
import { describe, expect, it } from 'vitest';
import { claimsIn } from './claims.mjs';
import { trackedFiles } from './imports.mjs';

const root = new URL('..', import.meta.url).pathname;
const content = `${root}/apps/portal/content`;
const read = (file: string) => readFileSync(file, 'utf8');

/** What no value of a programme decides, and where it comes from. */
const settledElsewhere: readonly (readonly [claim: string, source: string])[] = [
  ['date 20 maja 2016', 'Energy Efficiency Act'],
  ['date 20 May 2016', 'Energy Efficiency Act'],
  ['date 18 lipca 2002', 'Act on providing services by electronic means'],
  ['date 18 July 2002', 'Act on providing services by electronic means'],
  ['date 26 kwietnia 2024', 'Act on accessibility of products and services'],
  ['date 26 April 2024', 'Act on accessibility of products and services'],
  ['minute 3', 'how long the questions of the estimate take'],
  ['minute 15', 'apps/portal/src/shared-computer/idle.ts'],
  ['minute 2', 'apps/portal/src/shared-computer/idle.ts'],
  ['money 0', 'nothing is paid'],
];
const elsewhere = settledElsewhere.map(([claim]) => claim);

/** Where the annexes meant are those of the regulation with the reference values, not of the agreement. */
const regulationAnnexes: Readonly<Record<string, readonly string[]>> = {
  'packages/documents/src/texts/calculation-messages.ts': ['annex 1', 'annex 2'],
};

/** Values that are days or amounts. */
const namedIn = [
  ...['firstDay', 'lastDay', 'settlementDay', 'recordsDay'],
  ...['unitFee', 'exampleCeiling', 'exampleAmount', 'operatorCapital'],
];

/** Every claim the values of a programme explain, in a language. */
function explainedBy(program: Program, language: Language): readonly string[] {
  const { terms, payoutShare, organiser } = program;
  const { share: _, ...values } = programValues(program, language);
  const kept = [...Object.values(retentionDays), ...Object.values(workingDays), linkDays.helper];
  const days = [...Object.values(terms.days), ...kept];
  return [
    ...elsewhere,
    ...days.map((number) => `day ${number}`),
    ...Object.values(terms.weeks).map((number) => `week ${number}`),
    ...Object.values(terms.years).map((number) => `year ${number}`),
    ...[knownValues.browserHours, knownValues.sittingHours].map((number) => `hour ${number}`),
    `percent ${Number(payoutShare) * 100}`,
    ...agreementAnnexes.map((annex) => `annex ${annexNumber(annex)}`),
    ...(organiser.requiredLevel === 'QES' ? ['level kwalifikowan', 'level qualified'] : []),
    ...claimsIn(namedIn.map((name) => values[name]).join('; ')),
    ...[organiser, platformOperator].flatMap(({ name }) => claimsIn(name)),
  ];
}

const unexplained = (text: string, explained: readonly string[]) =>
  claimsIn(text).filter((claim) => !explained.includes(claim));

const both = (program: Program): readonly Program[] =>
  (['at-once', 'after-review'] as const).map((signingBegins) => ({ ...program, signingBegins }));

/** The documents a programme shows today, as they are written. */
function statementsOf({ id }: Program, language: Language): readonly string[] {
  return [id, 'platform'].flatMap((folder) =>
    readdirSync(`${content}/${folder}`)
      .filter((file) => file.endsWith(`.${language}.md`) && !file.includes('@'))
      .map((file) => read(`${content}/${folder}/${file}`)),
  );
}

const cases = programs.flatMap((program) =>
  both(program).flatMap((each) =>
    languages.map(
      (language) => [`${program.id}, ${each.signingBegins}, ${language}`, each, language] as const,
    ),
  ),
);

describe('a text contradicts no value of its programme', () => {
  it('for none is written by hand where pages, mails and documents are made', () => {
    const sources = trackedFiles().filter(
      (file) =>
        /^(apps|packages)\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\/|^packages\/personas\//.test(file),
    );
    const literal = /\b(?:pl|en): (['"`])((?:\\.|(?!\1).)*)\1/gs;
    const told = sources.flatMap((file) =>
      [...read(`${root}/${file}`).matchAll(literal)].flatMap(([, , text = '']) =>
        unexplained(text, [...elsewhere, ...(regulationAnnexes[file] ?? [])]).map(
          (claim) => `${file}: ${claim}`,
        ),
      ),
    );
    expect(told).toEqual([]);
  });

  it('for none is written by hand in a statement', () => {
    for (const program of programs) {
      for (const language of languages) {
        const told = statementsOf(program, language).flatMap((text) => unexplained(text, elsewhere));
        expect([program.id, language, told]).toEqual([program.id, language, []]);
      }
    }
  });

  it.each(cases)('in the statements of %s', (_name, program, language) => {
    const explained = explainedBy(program, language);
    for (const source of statementsOf(program, language)) {
      const text = statementText(source, program, language);
      expect(unexplained(text, explained)).toEqual([]);
      expect(text.replaceAll(/\{(email|phone)\}/g, '')).not.toMatch(/[{}]/);
    }
  });

  it.each(cases)('in the agreement and the application of %s', (_name, program, language) => {
    for (const sample of [homeDocument, coOwnerDocument, apartmentDocument, schoolDocument]) {
      const data = documentOf(sample, program, language);
      const days = [data.date, data.project.planned_completion_date].map((day) => formatDate(day, language));
      const explained = [
        ...explainedBy(program, language),
        ...claimsIn([...days, ...amountsOf(data)].join('; ')),
      ];
      const agreement = JSON.stringify(agreementBlocks(data));
      const inShort = JSON.stringify(agreementInShort(data));
      expect(unexplained(`${agreement} ${JSON.stringify(applicationBlocks(data))}`, explained)).toEqual([]);
      // What the agreement says on one page, it says in full.
      expect(unexplained(inShort, claimsIn(agreement))).toEqual([]);
    }
  });

  it.each(cases)('and each case of %s is kept until the day its texts name', (_name, program, language) => {
    const { year, terms } = program;
    const last = new Date(recordsEnd(year, terms.years).getTime() - 1);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(last);
    const told = formatDate(day, language);
    const filled = statementsOf(program, language).map((source) => statementText(source, program, language));
    expect(filled.filter((text) => text.includes(told)).length).toBeGreaterThan(3);
    expect(JSON.stringify(agreementBlocks(documentOf(homeDocument, program, language)))).toContain(told);
  });

  it.each([
    ['dane są usuwane po 12 miesiącach, a umowa po 3 latach, do 1 stycznia 2033 r.'],
    ['wypłata w ciągu 10 tygodni, czyli 75% pułapu; organizatorem jest Inna Firma S.A.'],
    ['the money comes within ten weeks, at 75 %, until 31 December 2099, from Another Company sp. z o.o.'],
    ['wzór jest w załączniku nr 7, wypłata 123 zł, podpis kwalifikowany wystarczy'],
    ['odpowiedź w ciągu trzydziestu dni albo 21 dni, przez 48 godzin, za 5 minut'],
  ])('and this test would see it: %s', (text) => {
    for (const program of programs) {
      for (const language of languages) {
        expect(unexplained(text, explainedBy(program, language)).length).toBeGreaterThan(2);
      }
    }
  });
});

/** The amounts of a case as its documents print them. */
function amountsOf({ calculation, language }: DocumentData): readonly string[] {
  const { quote, unit_fee_pln_per_toe, ceiling_pln } = calculation;
  return [
    formatPln(quote, language),
    ...[unit_fee_pln_per_toe, ceiling_pln].map((amount) => formatPln(amount, language, 2)),
  ];
}

/** A sample as this programme would have it. */
function documentOf(sample: DocumentData, program: Program, language: Language): DocumentData {
  const { id, title, organiser, terms, signingBegins, ownDocuments } = program;
  return {
    ...sample,
    language,
    operator: platformOperator,
    programme: {
      ...sample.programme,
      ...{ id, title, organiser, terms },
      signing_begins: signingBegins,
      own_documents: ownDocuments,
    },
  };
}
