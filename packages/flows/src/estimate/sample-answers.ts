import { mpec } from '@ndp/domain/programs/mpec.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import type { Answers } from './answers.ts';

/** Invented answers of four visitors, complete up to the last step; for tests and previews. */

const plan = {
  is_other_funding: false,
  is_existing_heat_source_eliminated: true,
  planned_completion_date: '2026-12-15',
  selected_installer: 'not_listed',
  will_install_by: 'Ciepły Kąt, Gniezno',
  heater_model_name: 'Wicher 9',
  note: '',
  gdpr_consent: true,
  email: 'jadwiga.wrona@example.com',
} satisfies Answers;

const homeProject = {
  project_variant: 'home',
  heat_source: 'heat_pump',
  heat_source_variant: 4,
  climate_zone: 'zone_iii',
  construction_year: 'before_1971',
  existing_heat_source: 'coal',
} as const;

const apartmentProject = {
  ...homeProject,
  project_variant: 'apartment',
  surface_area: 1250.5,
} as const;

const schoolProject = {
  project_variant: 'non_residential',
  surface_area: 3200,
  index_annual_demand: 95.5,
  efficiency_before: 0.6,
  efficiency_after: 0.95,
  climate_zone: 'zone_ii',
} as const;

export const homeAnswers: Answers = { ...homeProject, quote: quote(homeProject, mpec), ...plan };

export const apartmentAnswers: Answers = {
  ...apartmentProject,
  quote: quote(apartmentProject, mpec),
  ...plan,
};

export const schoolAnswers: Answers = {
  ...schoolProject,
  knows_efficiency: 'yes',
  quote: quote(schoolProject, mpec),
  ...plan,
};

export const callbackAnswers: Answers = {
  project_variant: 'non_residential',
  surface_area: 900,
  knows_efficiency: 'no',
  building_name: 'Hala przy Młyńskiej',
  first_name: 'Jadwiga',
  last_name: 'Wrona',
  phone_number: '600 700 800',
  email: 'jadwiga.wrona@example.com',
  gdpr_consent: true,
};
