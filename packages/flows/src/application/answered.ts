import type * as z from 'zod/mini';
import type { EstimateAnswers } from '../estimate/questions.ts';
import type { Answered } from '../question.ts';
import type { Organisation, Person } from './applicant/step.ts';
import type { buildingAddress } from './building-address/step.ts';
import type { buildingInfo } from './building-info/step.ts';
import type { settlement } from './settlement/step.ts';

/** All that an application says, under the wire's names, whatever section it stands in. */
export type ApplicationAnswers = EstimateAnswers &
  Answered<Person & Organisation> &
  Answered<z.output<typeof buildingAddress.fields>> &
  Answered<z.output<typeof buildingInfo.fields>> &
  Answered<z.output<typeof settlement.fields>>;
