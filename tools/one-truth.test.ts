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
import { platformOperator } from '@ndp/domain/platform-operator.ts';
import { programs } from '@ndp/domain/programs/all.ts';
import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { recordsEnd } from '@ndp/domain/retention/records.ts';
import { formatDate, formatPln } from '@ndp/flows/figures.ts';
import { type Language, languages } from '@ndp/flows/message.ts';
import { claimsIn } from '@ndp/flows/statements/claims.ts';
import { explainedBy, settledElsewhere } from '@ndp/flows/statements/explained.ts';
import { statementText } from '@ndp/flows/statements/statement-text.ts';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from './imports.mjs';

const root = new URL('..', import.meta.url).pathname;
const content = `${root}/apps/portal/content`;
const read = (file: string) => readFileSync(file, 'utf8');

/** Where the annexes meant are those of the regulation with the reference values, not of the agreement. */
const regulationAnnexes: Readonly<Record<string, readonly string[]>> = {
  'packages/documents/src/texts/calculation-messages.ts': ['annex 1', 'annex 2'],
};

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
        unexplained(text, [...settledElsewhere, ...(regulationAnnexes[file] ?? [])]).map(
          (claim) => `${file}: ${claim}`,
        ),
      ),
    );
    expect(told).toEqual([]);
  });

  it('for none is written by hand in a statement', () => {
    for (const program of programs) {
      for (const language of languages) {
        const told = statementsOf(program, language).flatMap((text) => unexplained(text, settledElsewhere));
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

  it.each(cases)(
    'and after the day of a request an answer is taken until the application expires: %s',
    (_name, program, language) => {
      const until = `day ${retentionDays.draft}`;
      const send = claimsIn(formatDate(lastDaysOf(program.terms).send, language));
      const after = { pl: /Po tym dniu można/, en: /After that day/ }[language];
      const claims = ['program-regulations', 'regulations-obliged-entity'].map((name) => {
        const source = read(`${content}/${program.id}/${name}.${language}.md`);
        const points = statementText(source, program, language).split('\n');
        return claimsIn(points.filter((point) => after.test(point)).join('\n'));
      });
      expect(claims).toEqual([[until], [until, ...send]]);
    },
  );

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
