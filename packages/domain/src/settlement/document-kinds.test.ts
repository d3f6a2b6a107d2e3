import { describe, expect, it } from 'vitest';
import { duon } from '../programs/duon.ts';
import { fortum } from '../programs/fortum.ts';
import { mpec } from '../programs/mpec.ts';
import { stx } from '../programs/stx.ts';
import { kindsFor, kindsOf, missingKinds } from './document-kinds.ts';

const requiredOf = (project: Parameters<typeof kindsFor>[0], program = duon) =>
  kindsFor(project, program)
    .filter(({ isRequired }) => isRequired)
    .map(({ kind }) => kind);

const house = { variant: 'home', heat_source: 'heat_pump', heat_source_variant: 4 };
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

  it.each([
    [
      'a connection to its network',
      mpec,
      { heat_source: 'city_heating' },
      ['substation_report', 'heat_contract'],
    ],
    [
      'a boiler for gas',
      duon,
      { heat_source: 'gas_boiler', heat_source_variant: 2 },
      ['energy_label', 'leak_test'],
    ],
    ['a pump driven by gas', duon, { heat_source_variant: 5 }, ['energy_label', 'leak_test']],
    ['a block of flats', fortum, { variant: 'apartment' }, ['energy_label', 'area_proof']],
    [
      'a device the applicant installs',
      stx,
      { is_self_installed: true },
      ['energy_label', 'start_up_report'],
    ],
  ] as const)('of %s include what that programme asks for by itself', (_what, program, change, own) => {
    expect(requiredOf({ ...house, ...change }, program)).toEqual([...four, ...own]);
    const others = [mpec, duon, fortum, stx].filter((other) => other !== program);
    for (const other of others) expect(requiredOf({ ...house, ...change }, other)).not.toContain(own.at(-1));
  });

  it('are none that the list of the programme does not hold', () => {
    for (const program of [mpec, duon, fortum, stx]) {
      expect(kindsOf(program)).toEqual(expect.arrayContaining([...program.ownDocuments, 'other']));
      expect(kindsOf(program)).toHaveLength(7 + program.ownDocuments.length);
    }
  });

  it('may always hold another one, which is never required', () => {
    expect(kindsFor(house, duon).at(-1)).toEqual({ kind: 'other', isRequired: false });
  });

  it('are complete once each required kind is there', () => {
    const asked = kindsFor(house, duon);
    const brought = ['invoice', 'invoice', 'proof_of_payment', 'removal_proof', 'other'].map((kind) => ({
      kind,
    }));
    expect(missingKinds(asked, brought)).toEqual(['acceptance_report', 'energy_label']);
    expect(
      missingKinds(
        asked,
        requiredOf(house).map((kind) => ({ kind })),
      ),
    ).toEqual([]);
  });
});
