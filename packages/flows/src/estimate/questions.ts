import type { AnyQuestions } from '../question.ts';
import { builtYearQuestions } from './built-year/questions.ts';
import { clientDetailsQuestions } from './client-details/questions.ts';
import { climateZoneQuestions } from './climate-zone/questions.ts';
import { efficiencySelectorQuestions } from './efficiency-selector/questions.ts';

import { existingHeatSourceQuestions } from './existing-heat-source/questions.ts';
import { heatSourceQuestions } from './heat-source/questions.ts';
import type { EstimateStepId } from './labels.ts';
import { planningQuestions } from './planning/questions.ts';
import { projectTypeQuestions } from './project-type/questions.ts';
import { quoteQuestions } from './quote/questions.ts';
import type { ProjectAnswers } from './stored-project.ts';
import { submitQuestions } from './submit/questions.ts';
import { surfaceAreaQuestions } from './surface-area/questions.ts';

/** The answers of the estimate as they are told: the project, and the address the link went to. */
export type EstimateAnswers = ProjectAnswers & { readonly email?: string | null | undefined };

/** What each step asks and how it is told. A step without its questions does not compile. */
export const estimateQuestions = {
  'project-type': projectTypeQuestions,
  'surface-area': surfaceAreaQuestions,
  'heat-source': heatSourceQuestions,
  'efficiency-selector': efficiencySelectorQuestions,
  'climate-zone': climateZoneQuestions,
  'client-details': clientDetailsQuestions,
  'built-year': builtYearQuestions,
  'existing-heat-source': existingHeatSourceQuestions,
  quote: quoteQuestions,
  planning: planningQuestions,
  submit: submitQuestions,
} as const satisfies Readonly<Record<EstimateStepId, AnyQuestions<EstimateAnswers>>>;
