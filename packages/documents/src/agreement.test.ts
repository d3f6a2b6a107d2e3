import { duon } from '@ndp/domain/programs/duon.ts';
import { fortum } from '@ndp/domain/programs/fortum.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import type { SigningBegins } from '@ndp/domain/programs/program.ts';
import { stx } from '@ndp/domain/programs/stx.ts';
import { kindsFor } from '@ndp/domain/settlement/document-kinds.ts';
import { settlementDocuments } from '@ndp/flows/statements/document-messages.ts';
import { decisionInShort } from '@ndp/flows/statements/messages.ts';
import { describe, expect, it } from 'vitest';
import { agreementBlocks } from './content/agreement.ts';
import { applicationBlocks } from './content/application.ts';
import type { DocumentData } from './document-data.ts';
import { assertComplete } from './required-values.ts';
import { apartmentDocument, coOwnerDocument, homeDocument, schoolDocument } from './testing/sample-data.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const wordsOf = (data: DocumentData) => spaced(JSON.stringify(agreementBlocks(data)));

function plannedFor(day: string): DocumentData {
  return { ...homeDocument, project: { ...homeDocument.project, planned_completion_date: day } };
}

describe('the agreement', () => {
  it('ends the works by the last day of the programme, whatever day was planned before it', () => {
    for (const day of ['2026-12-01', '2026-12-31']) {
      expect(() => assertComplete(plannedFor(day))).not.toThrow();
      expect(wordsOf(plannedFor(day))).toContain('nie później niż 31 grudnia 2026 r.');
    }
  });

  it('is never made of a later day, nor of a promise of another year', () => {
    expect(() => assertComplete(plannedFor('2027-01-01'))).toThrow(/2027-01-01, after the programme/);
    const { calculation } = homeDocument;
    const older = { ...homeDocument, calculation: { ...calculation, programme_year: 2025 } };
    expect(() => assertComplete(older)).toThrow(/promised in 2025/);
  });

  it.each([
    ['at-once', 'pl'],
    ['after-review', 'pl'],
    ['at-once', 'en'],
    ['after-review', 'en'],
  ] as const)(
    'tells who decides when signing begins %s, in %s',
    (signing_begins: SigningBegins, language) => {
      const programme = { ...homeDocument.programme, signing_begins };
      const words = wordsOf({ ...homeDocument, language, programme });
      const other = signing_begins === 'at-once' ? 'after-review' : 'at-once';
      expect(words).toContain(spaced(decisionInShort[signing_begins][language]));
      expect(words).not.toContain(spaced(decisionInShort[other][language]));
    },
  );

  it('asks in § 8 and annex 3 for exactly the documents the settlement is complete with', () => {
    const programs = [mpec, duon, fortum, stx];
    for (const sample of [homeDocument, coOwnerDocument, apartmentDocument, schoolDocument]) {
      for (const { ownDocuments } of programs) {
        const programme = { ...sample.programme, own_documents: ownDocuments };
        const words = wordsOf({ ...sample, programme });
        const { selected_installer: who } = sample.project;
        const project = { ...sample.project, is_self_installed: who === 'install_by_the_customer' };
        const asked = kindsFor(project, { ownDocuments }).map(({ kind }) => kind);
        for (const [kind, { pl }] of Object.entries(settlementDocuments)) {
          const times = words.split(`"${spaced(pl)}`).length - 1;
          expect([kind, times]).toEqual([kind, asked.some((each) => each === kind) ? 2 : 0]);
        }
      }
    }
  });

  it.each([
    [null, 'jest właścicielem Budynku', /współwłaściciel/],
    ['asked', 'osoby wskazane we wniosku potwierdzają ją odrębnie', /na piśmie i okaże/],
    ['on_paper', 'na piśmie i okaże ją na żądanie', /wskazane we wniosku potwierdzają/],
    ['declared', 'współwłaścicieli Budynku i udokumentuje ją', /na piśmie i okaże/],
  ] as const)('says how the others agree: %s', (co_owners_consent, said, unsaid) => {
    const sample = co_owners_consent === null ? homeDocument : coOwnerDocument;
    const statements = agreementBlocks({ ...sample, co_owners_consent }).flatMap((block) =>
      block.kind === 'clauses'
        ? block.clauses.filter(({ text }) => text.startsWith('Odbiorca oświadcza'))
        : [],
    );
    const words = spaced(JSON.stringify(statements));
    expect(words).toContain(said);
    expect(words).not.toMatch(unsaid);
  });
});

it('the application of a home names its climate zone, and calculates nothing with it', () => {
  const blocks = applicationBlocks(homeDocument);
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
  expect(facts.filter(([label]) => label === 'Strefa klimatyczna')).toHaveLength(1);
  const sheets = blocks.flatMap((block) => (block.kind === 'grid' ? block.grid.rows : []));
  expect(JSON.stringify(sheets)).not.toContain('Strefa klimatyczna');
  const { climate_zone: _, ...without } = homeDocument.project;
  expect(() => assertComplete({ ...homeDocument, project: without })).not.toThrow();
});
