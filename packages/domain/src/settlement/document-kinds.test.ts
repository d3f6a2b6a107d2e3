import { describe, expect, it } from 'vitest';
import { kindsFor, missingKinds } from './document-kinds.ts';

const requiredOf = (project: Parameters<typeof kindsFor>[0]) =>
  kindsFor(project)
    .filter(({ isRequired }) => isRequired)
    .map(({ kind }) => kind);

const house = { variant: 'home', heat_source: 'heat_pump' };
const four = ['invoice', 'proof_of_payment', 'acceptance_report', 'removal_proof'];

describe('the documents of a settlement', () => {
  it('of a device in a house or a block of flats include its energy label', () => {
    for (const variant of ['home', 'apartment']) {
      expect(requiredOf({ ...house, variant })).toEqual([...four, 'energy_label']);
    }
  });

  it('of a connection to the heating network need no label', () => {
    expect(requiredOf({ ...house, heat_source: 'city_heating' })).toEqual(four);
  });

  it('of a non-residential building include its energy certificate instead of a label', () => {
    expect(requiredOf({ variant: 'non_residential', heat_source: null })).toEqual([
      ...four,
      'energy_certificate',
    ]);
  });

  it('may always hold another one, which is never required', () => {
    expect(kindsFor(house).at(-1)).toEqual({ kind: 'other', isRequired: false });
  });

  it('are complete once each required kind is there', () => {
    const brought = ['invoice', 'invoice', 'proof_of_payment', 'removal_proof', 'other'].map((kind) => ({
      kind,
    }));
    expect(missingKinds(house, brought)).toEqual(['acceptance_report', 'energy_label']);
    expect(
      missingKinds(
        house,
        requiredOf(house).map((kind) => ({ kind })),
      ),
    ).toEqual([]);
  });
});
