import { mpec } from '@ndp/domain/programs/mpec.ts';
import { stx } from '@ndp/domain/programs/stx.ts';
import { caller, homeOwner, housingCommunity, school } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { plan } from './planning/step.ts';
import {
  submissionKind,
  toApplication,
  toApplicationWithInstaller,
  toCallbackRequest,
  toQuoteRequest,
} from './requests.ts';

const { answers: apartmentAnswers } = housingCommunity;
const { answers: callbackAnswers } = caller;
const { answers: homeAnswers } = homeOwner;
const { answers: schoolAnswers } = school;

const home = {
  project_variant: 'home',
  heat_source: 'heat_pump',
  heat_source_variant: 4,
  construction_year: 'before_1971',
  climate_zone: 'zone_iii',
  existing_heat_source: 'coal',
};

describe('the quote request', () => {
  it('of a family house names the source, its sub-type and the year of construction, without an area', () => {
    expect(toQuoteRequest({ ...homeAnswers, surface_area: 140 })).toStrictEqual(home);
  });

  it('of an apartment building has the area as well', () => {
    expect(toQuoteRequest(apartmentAnswers)).toStrictEqual({
      project_variant: 'apartment',
      surface_area: 1250.5,
      heat_source: 'city_heating',
      heat_source_variant: 1,
      construction_year: 'between_1979_1988',
      climate_zone: 'zone_ii',
      existing_heat_source: 'coal',
    });
  });

  it('of a non-residential building has its area, energy data and zone, and no heat source', () => {
    expect(toQuoteRequest({ ...schoolAnswers, heat_source: 'gas_boiler' })).toStrictEqual({
      project_variant: 'non_residential',
      surface_area: 3200,
      index_annual_demand: 95.5,
      efficiency_before: 0.6,
      efficiency_after: 0.95,
      climate_zone: 'zone_ii',
    });
  });
});

const krakow = { province: 'małopolskie', county: 'Kraków', community: 'Kraków', city: 'Kraków' };
const sent = {
  ...plan.parse(homeAnswers),
  ...krakow,
  is_sub_type_assumed: false,
  email: 'lucja.zolc@example.pl',
  note: null,
  gdpr_consent: true,
};

it('the town goes along, and that the kind of heat pump is not known yet', () => {
  const unsure = { ...homeAnswers, heat_from: 'unknown', is_sub_type_assumed: true } as const;
  expect(toApplication(unsure)).toMatchObject({ ...krakow, is_sub_type_assumed: true });
  expect(toApplication(unsure)).not.toHaveProperty('heat_from');
});

it('the plan that is sent holds what was answered', () => {
  expect(sent).toMatchObject({
    is_other_funding: false,
    is_existing_heat_source_eliminated: true,
    planned_completion_date: '2026-12-15',
    heater_model_name: 'Wicher 9',
  });
});

describe('the application where the installer is named freely', () => {
  it('carries the quote request, the plan and the name of the installer', () => {
    expect(toApplication(homeAnswers)).toStrictEqual({
      ...sent,
      subsidy: home,
      existing_heat_source: 'coal',
      selected_installer: 'Ciepły Kąt, Gniezno',
    });
  });

  it('says not_listed when the company is not known yet, and keeps the choice of installing oneself', () => {
    const unnamed = { ...homeAnswers, will_install_by: '' };
    expect(toApplication(unnamed).selected_installer).toBe('not_listed');
    const oneself = { ...homeAnswers, selected_installer: 'install_by_the_customer', will_install_by: null };
    expect(toApplication(oneself).selected_installer).toBe('install_by_the_customer');
  });

  it('has no existing heat source for a non-residential building', () => {
    expect(toApplication(schoolAnswers).existing_heat_source).toBeNull();
  });
});

describe('the application where installers are listed', () => {
  const common = { ...sent, subsidy: home, existing_heat_source: 'coal' };

  it('names an installer of the list by its key', () => {
    const listed = { ...homeAnswers, selected_installer: 'pompy_slask', will_install_by: null };
    expect(toApplicationWithInstaller(listed)).toStrictEqual({
      ...common,
      is_installed_by_the_customer: false,
      heater_installer_key: 'pompy_slask',
      heater_custom_installer: null,
      heater_comments: null,
    });
  });

  it('names another installer in words', () => {
    const noted = { ...homeAnswers, note: 'Proszę dzwonić po 16' };
    expect(toApplicationWithInstaller(noted)).toStrictEqual({
      ...common,
      note: 'Proszę dzwonić po 16',
      is_installed_by_the_customer: false,
      heater_installer_key: null,
      heater_custom_installer: 'Ciepły Kąt, Gniezno',
      heater_comments: 'Proszę dzwonić po 16',
    });
  });

  it('says that the applicant installs the device', () => {
    const oneself = { ...homeAnswers, selected_installer: 'install_by_the_customer' };
    expect(toApplicationWithInstaller(oneself)).toStrictEqual({
      ...common,
      is_installed_by_the_customer: true,
      heater_installer_key: null,
      heater_custom_installer: null,
      heater_comments: null,
    });
  });

  it('never carries selected_installer', () => {
    expect(toApplicationWithInstaller(homeAnswers)).not.toHaveProperty('selected_installer');
  });
});

it('the request to be called back carries the contact, the building and the consent, nothing else', () => {
  expect(toCallbackRequest(callbackAnswers)).toStrictEqual({
    email: 'hala@example.pl',
    first_name: 'Anna',
    last_name: 'Nowak',
    phone_number: '600 700 804',
    building_name: 'Hala przy Młyńskiej',
    surface_area: 900,
    gdpr_consent: true,
  });
});

it('unknown energy data lead to a call back, listed installers to their own call, all else to the plain one', () => {
  expect(submissionKind(callbackAnswers, stx)).toBe('callback');
  expect(submissionKind(schoolAnswers, stx)).toBe('listed');
  expect(submissionKind(homeAnswers, mpec)).toBe('plain');
});
