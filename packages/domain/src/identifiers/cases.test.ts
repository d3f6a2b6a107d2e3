import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkIban, normaliseIban } from './iban.ts';
import { checkKrs, normaliseKrs } from './krs.ts';
import { checkLandPlot, normaliseLandPlot } from './land-plot.ts';
import { checkLandRegister, normaliseLandRegister } from './land-register.ts';
import { checkNip, normaliseNip } from './nip.ts';
import { checkPesel, normalisePesel } from './pesel.ts';
import { checkPhone, normalisePhone } from './phone.ts';
import { checkRegon, normaliseRegon } from './regon.ts';
import { checkZipCode, normaliseZipCode } from './zip-code.ts';

// The tables beside each identifier are ours; this runs a larger collection of cases where it is at hand.
const collection = new URL('../../../../../shared/research/identifier-cases.json', import.meta.url);
const present = existsSync(collection);

interface Cases {
  readonly referenceDate: string;
  readonly identifiers: Record<
    string,
    { valid: { value: string; normalized: string }[]; invalid: { value: string; reason: string }[] }
  >;
}

const cases: Cases = present
  ? JSON.parse(readFileSync(collection, 'utf8'))
  : { referenceDate: '2026-11-21', identifiers: {} };

type Rule = [(typed: string) => string, (typed: string) => string | undefined];

const rules: Record<string, Rule> = {
  pesel: [normalisePesel, (typed) => checkPesel(typed, cases.referenceDate)],
  nip: [normaliseNip, checkNip],
  regon9: [normaliseRegon, checkRegon],
  regon14: [normaliseRegon, checkRegon],
  krs: [normaliseKrs, checkKrs],
  iban_pl: [normaliseIban, checkIban],
  nrb: [normaliseIban, checkIban],
  land_and_mortgage_register: [normaliseLandRegister, checkLandRegister],
  parcel: [normaliseLandPlot, checkLandPlot],
  phone_pl: [normalisePhone, checkPhone],
  postcode_pl: [normaliseZipCode, checkZipCode],
};

/** A Polish account typed without PL is completed, not refused. */
const completed = new Set(['61109010140000071219812874']);

describe.skipIf(!present)('the collection of identifier cases', () => {
  it('has a rule here for every identifier', () => {
    expect(Object.keys(cases.identifiers).sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(Object.keys(rules))('holds for every case of %s', (name) => {
    const [normalise, check] = rules[name] ?? [];
    const { valid = [], invalid = [] } = cases.identifiers[name] ?? {};
    expect(valid.filter(({ value }) => check?.(value) !== undefined)).toEqual([]);
    const stored = valid.map(({ normalized }) => (name === 'nrb' ? `PL${normalized}` : normalized));
    expect(valid.map(({ value }) => normalise?.(value))).toEqual(stored);
    const accepted = invalid.filter(({ value }) => check?.(value) === undefined && !completed.has(value));
    expect(accepted).toEqual([]);
  });
});
