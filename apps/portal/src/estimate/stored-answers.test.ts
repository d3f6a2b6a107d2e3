import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { describe, expect, it } from 'vitest';
import {
  acceptStored,
  fromKept,
  personalPart,
  storedForMs,
  storedStamp,
  technicalPart,
} from './stored-answers.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const answers: Answers = { project_variant: 'home', heat_source: 'heat_pump', heat_source_variant: 4 };
const stored = { stamp: storedStamp, usedAt: now - 1000, answers };

const quoteOfNothing = {
  quote: 0,
  explanation: {
    reference_value_toe: 0,
    saved_kwh: 0,
    saved_percent: 0,
    unit_fee_pln_per_toe: 2326.99,
    programme_year: 2026,
    reference_set: 'RV2021',
    ceiling_pln: 0,
    payout_share: 0.8,
    co2_avoided_kg: null,
    reason: 'no_saving',
    notes: [],
  },
};

describe('what a device keeps of an estimate', () => {
  it('is taken back when it carries our stamp and is younger than a day', () => {
    expect(acceptStored(stored, now)?.answers).toEqual(answers);
  });

  it('keeps a zero quote with its reason, so that a reload shows it again', () => {
    const quote = quoteOfNothing;
    expect(acceptStored({ ...stored, answers: { ...answers, quote } }, now)?.answers.quote).toEqual(quote);
  });

  it('is dropped whole under another stamp', () => {
    expect(acceptStored({ ...stored, stamp: '0.0.18' }, now)).toBeUndefined();
    expect(acceptStored({ ...stored, stamp: undefined }, now)).toBeUndefined();
  });

  it.each([
    ['another version', { ...stored, stamp: '0.0.18' }, 'other_version'],
    ['its age', { ...stored, usedAt: now - storedForMs - 1 }, 'too_old'],
  ] as const)('is not dropped without saying that it was because of %s', (_, device, cleared) => {
    expect(fromKept({ device }, now).estimate).toMatchObject({ answers: {}, cleared });
  });

  it('says nothing to whoever had stored nothing, or whose answers stand', () => {
    expect(fromKept({}, now).estimate.cleared).toBeUndefined();
    expect(fromKept({ device: stored }, now).estimate.cleared).toBeUndefined();
  });

  it('is dropped 24 hours after it was last used', () => {
    expect(acceptStored({ ...stored, usedAt: now - storedForMs }, now)).toBeDefined();
    expect(acceptStored({ ...stored, usedAt: now - storedForMs - 1 }, now)).toBeUndefined();
  });

  it.each([
    null,
    [],
    'text',
    { ...stored, answers: { project_variant: 'castle' } },
    { ...stored, answers: { ...answers, surface_area: 'much' } },
    { ...stored, answers: { ...answers, email: 'jan@example.pl' } },
    { ...stored, usedAt: 'yesterday' },
  ])('is dropped when it is not what we wrote (%#)', (value) => {
    expect(acceptStored(value, now)).toBeUndefined();
  });

  it('holds nothing about a person and nothing in a person’s own words', () => {
    const all: Answers = {
      ...answers,
      email: 'jan@example.pl',
      first_name: 'Jan',
      last_name: 'Nowak',
      phone_number: '600700800',
      building_name: 'Szkoła',
      note: 'proszę dzwonić',
      heater_model_name: 'model',
      will_install_by: 'firma',
      gdpr_consent: true,
    };
    expect(technicalPart(all)).toEqual(answers);
    expect({ ...technicalPart(all), ...personalPart(all) }).toEqual(all);
  });
});
