import { programs } from '@ndp/domain/programs/all.ts';
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
