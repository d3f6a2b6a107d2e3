import { programs } from '@ndp/domain/programs/all.ts';
import { consentTexts } from '@ndp/flows/application/consent/messages.ts';
import { expect, it } from 'vitest';
import { compareVersions } from './comparison.ts';

it('two versions are compared in sentences, and in what they mean in money', () => {
  const [before] = programs;
  if (!before) throw new Error('there are programmes');
  expect(compareVersions(before, before, 'pl')).toEqual([]);
  const after = { ...before, payoutShare: '0.85', ownDocuments: [], signingBegins: 'after-review' as const };
  const told = compareVersions(before, after, 'en').map((line) => line.replaceAll('\u00a0', ' '));
  expect(told.slice(0, 3)).toEqual([
    'Payout share: 0.80 → 0.85',
    'When the documents go out for signature: at once when the application is complete → after a person has decided',
    expect.stringMatching(/^Documents of the programme: .+ → –$/),
  ]);
  expect(told.slice(3)).toHaveLength(5);
  expect(told[3]).toMatch(/^House before 1971, coal → heat pump: PLN [\d,]+ → PLN [\d,]+ \(\+PLN \d+\)$/);
});

it('names the statements that are worded otherwise, however their words were stored, and their version', () => {
  const [release] = programs;
  if (!release) throw new Error('there are programmes');
  const { pl, en } = consentTexts.consent_regulations;
  const worded = (version: string, implementation: { pl: string; en: string }) => ({
    ...release,
    consentTexts: {
      version,
      texts: { consent_regulations: { en, pl }, consent_implementation: implementation },
    },
  });
  const [one, other] = [
    worded('2027-01-01', { pl: 'A', en: 'B' }),
    worded('2027-02-01', { en: 'C', pl: 'A' }),
  ];
  expect(compareVersions(release, one, 'en')).toEqual([
    'Version of the statements: 2026-11-22 → 2027-01-01',
    'Statement worded otherwise: Undertaking to replace the heat source',
  ]);
  expect(compareVersions(one, other, 'pl').map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Wersja oświadczeń: 2027-01-01 → 2027-02-01',
    'Inne brzmienie oświadczenia: Zobowiązanie do wymiany źródła ciepła',
  ]);
});
