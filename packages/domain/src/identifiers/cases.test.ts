import { readFileSync } from 'node:fs';
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

/** Numbers of textbooks and public institutions, and made-up ones: what is typed, what is stored or what is wrong. */
const cases: Record<string, Record<'valid' | 'invalid', Record<string, string>>> = JSON.parse(
  readFileSync(new URL('cases.json', import.meta.url), 'utf8'),
);

type Rule = [(typed: string) => string, (typed: string) => string | undefined];

const rules: Record<string, Rule> = {
  pesel: [normalisePesel, (typed) => checkPesel(typed, '2026-11-21')],
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

describe('the collection of identifier cases', () => {
  it('has a rule here for every identifier', () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(Object.keys(rules))('holds for every case of %s', (name) => {
    const [normalise, check] = rules[name] ?? [];
    const { valid = {}, invalid = {} } = cases[name] ?? {};
    expect(Object.keys(valid).filter((typed) => check?.(typed) !== undefined)).toEqual([]);
    const stored = Object.values(valid).map((value) => (name === 'nrb' ? `PL${value}` : value));
    expect(Object.keys(valid).map((typed) => normalise?.(typed))).toEqual(stored);
    const accepted = Object.keys(invalid).filter(
      (typed) => check?.(typed) === undefined && !completed.has(typed),
    );
    expect(accepted).toEqual([]);
  });
});
