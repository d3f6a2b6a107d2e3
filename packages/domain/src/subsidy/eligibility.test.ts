import { describe, expect, it, test } from 'vitest';
import { type EligibilityFacts, eligibilityFlags } from './eligibility.ts';

const clean: EligibilityFacts = {
  heat_source: 'heat_pump',
  existing_heat_source: 'coal',
  is_other_funding: false,
  is_existing_heat_source_eliminated: true,
  planned_completion_date: '2026-12-31',
  programme_year: 2026,
};

describe('what the operator is told', () => {
  it('about every new device: compare its label class with the old one', () => {
    expect(eligibilityFlags(clean)).toEqual(['label_class_check']);
  });

  it('nothing about labels when the building is connected to a heat network', () => {
    expect(eligibilityFlags({ ...clean, heat_source: 'city_heating' })).toEqual([]);
  });

  test.each([
    ['gas_boiler', 'gas_boiler', ['label_class_check', 'same_kind']],
    ['biomass_boiler', 'biomass_boiler', ['label_class_check', 'same_kind']],
    ['electric_heater', 'electric_heater', ['label_class_check', 'same_kind']],
    ['city_heating', 'city_heating', ['same_kind']],
    ['city_heating', 'heat_pump', ['label_class_check', 'leaves_network']],
    ['electric_heater', 'gas_boiler', ['label_class_check', 'electric_to_fuel']],
    ['electric_heater', 'biomass_boiler', ['label_class_check', 'electric_to_fuel']],
    ['electric_heater', 'heat_pump', ['label_class_check']],
    ['gas_boiler', 'biomass_boiler', ['label_class_check']],
  ] as const)('%s replaced by %s raises %j', (existing_heat_source, heat_source, flags) => {
    expect(eligibilityFlags({ ...clean, existing_heat_source, heat_source })).toEqual(flags);
  });

  it('that other public money is involved', () => {
    expect(eligibilityFlags({ ...clean, is_other_funding: true })).toContain('other_funding');
  });

  it('that the old source stays', () => {
    const facts = { ...clean, is_existing_heat_source_eliminated: false };
    expect(eligibilityFlags(facts)).toContain('not_eliminated');
  });

  it('that the work ends after the last day of the programme year', () => {
    const facts = { ...clean, planned_completion_date: '2027-01-01' };
    expect(eligibilityFlags(facts)).toContain('outside_year');
  });

  it('only the label check for a non-residential building, where no source is named', () => {
    const facts = { ...clean, heat_source: null, existing_heat_source: null };
    expect(eligibilityFlags(facts)).toEqual(['label_class_check']);
  });
});
