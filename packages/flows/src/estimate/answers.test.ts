import { homeOwner, housingCommunity, school } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { type Answers, changeAnswers, personalAnswers } from './answers.ts';
import { technicalPlan } from './planning/step.ts';

const { answers: apartmentAnswers } = housingCommunity;
const { answers: homeAnswers } = homeOwner;
const { answers: schoolAnswers } = school;

describe('choosing a building', () => {
  it('of another type clears every other answer', () => {
    expect(changeAnswers(homeAnswers, { project_variant: 'apartment' })).toEqual({
      project_variant: 'apartment',
    });
  });

  it('of the same type again keeps every answer', () => {
    expect(changeAnswers(homeAnswers, { project_variant: 'home' })).toEqual(homeAnswers);
  });

  it('for the first time keeps what is already there', () => {
    expect(changeAnswers({ climate_zone: 'zone_i' }, { project_variant: 'home' })).toEqual({
      climate_zone: 'zone_i',
      project_variant: 'home',
    });
  });
});

describe('choosing a heat source', () => {
  it('resets its sub-type', () => {
    const after = changeAnswers(homeAnswers, { heat_source: 'gas_boiler' });
    expect(after.heat_source).toBe('gas_boiler');
    expect(after.heat_source_variant).toBeUndefined();
  });

  it('together with its sub-type keeps that sub-type', () => {
    const after = changeAnswers(homeAnswers, { heat_source: 'biomass_boiler', heat_source_variant: 1 });
    expect(after.heat_source_variant).toBe(1);
  });
});

describe('the amount', () => {
  const changes: readonly [Answers, Answers][] = [
    [apartmentAnswers, { surface_area: 1251 }],
    [homeAnswers, { heat_source: 'gas_boiler', heat_source_variant: 2 }],
    [homeAnswers, { heat_source_variant: 1 }],
    [homeAnswers, { climate_zone: 'zone_v' }],
    [homeAnswers, { construction_year: 'after_2011' }],
    [homeAnswers, { existing_heat_source: 'gas_boiler' }],
    [schoolAnswers, { knows_efficiency: 'no' }],
    [schoolAnswers, { index_annual_demand: 96 }],
    [schoolAnswers, { efficiency_before: 0.61 }],
    [schoolAnswers, { efficiency_after: 0.96 }],
  ];

  it.each(changes)('is asked for again after a change that may alter it (%#)', (before, change) => {
    expect(before.quote).toBeDefined();
    expect(changeAnswers(before, change)).not.toHaveProperty('quote');
  });

  it('stays after a change that cannot alter it, and after an answer given anew unchanged', () => {
    expect(changeAnswers(homeAnswers, { note: 'Dom po dziadkach' }).quote).toEqual(homeAnswers.quote);
    expect(changeAnswers(homeAnswers, { climate_zone: 'zone_iii' }).quote).toEqual(homeAnswers.quote);
  });
});

it('a change never alters the answers it started from', () => {
  const before = structuredClone(homeAnswers);
  changeAnswers(homeAnswers, { heat_source: 'gas_boiler' });
  expect(homeAnswers).toEqual(before);
});

it('names, contacts, free text and the consent count as personal; nothing technical does', () => {
  for (const field of ['building_name', 'first_name', 'last_name', 'phone_number', 'email'])
    expect(personalAnswers).toContain(field);
  for (const field of ['heater_model_name', 'will_install_by', 'note', 'gdpr_consent'])
    expect(personalAnswers).toContain(field);
  for (const field of ['surface_area', 'climate_zone', ...Object.keys(technicalPlan)])
    expect(personalAnswers).not.toContain(field);
});
