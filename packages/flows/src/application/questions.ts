import { builtYearQuestions } from '../estimate/built-year/questions.ts';
import { climateZoneQuestions } from '../estimate/climate-zone/questions.ts';
import { efficiencySelectorQuestions } from '../estimate/efficiency-selector/questions.ts';
import { existingHeatSourceQuestions } from '../estimate/existing-heat-source/questions.ts';
import { heatSourceQuestions } from '../estimate/heat-source/questions.ts';
import { planningQuestions } from '../estimate/planning/questions.ts';
import { projectTypeQuestions } from '../estimate/project-type/questions.ts';
import { submitQuestions } from '../estimate/submit/questions.ts';
import { surfaceAreaQuestions } from '../estimate/surface-area/questions.ts';
import type { AnyQuestions } from '../question.ts';
import type { ApplicationAnswers } from './answered.ts';
import { applicantQuestions } from './applicant/questions.ts';
import type { ApplicationStepId } from './application.flow.ts';
import { buildingAddressQuestions } from './building-address/questions.ts';
import { buildingInfoQuestions } from './building-info/questions.ts';
import { consentQuestions } from './consent/questions.ts';
import { settlementQuestions } from './settlement/questions.ts';

type ApplicationQuestions = AnyQuestions<ApplicationAnswers>;

const { contact_email, ...whoApplies } = applicantQuestions;

/** What each step asks and how it is told; the address the link went to stands among the applicant's. */
export const applicationQuestions = {
  applicant: { ...whoApplies, ...submitQuestions, contact_email },
  'building-address': buildingAddressQuestions,
  'building-info': buildingInfoQuestions,
  settlement: settlementQuestions,
  consent: consentQuestions,
} as const satisfies Readonly<Record<ApplicationStepId, ApplicationQuestions>>;

const { heater_model_name, ...plan } = planningQuestions;

/**
 * What the estimate asked about the project, in the order of the overview: what is replaced and by what first, so that
 * it stands before the fold of its card, and the device beside its source.
 */
export const projectQuestions: ApplicationQuestions = {
  ...projectTypeQuestions,
  ...existingHeatSourceQuestions,
  ...heatSourceQuestions,
  heater_model_name,
  ...builtYearQuestions,
  ...surfaceAreaQuestions,
  ...climateZoneQuestions,
  ...efficiencySelectorQuestions,
  ...plan,
};
