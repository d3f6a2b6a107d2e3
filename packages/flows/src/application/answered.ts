import type * as z from 'zod/mini';
import type { EstimateAnswers } from '../estimate/questions.ts';
import type { GivenAnswers } from '../question.ts';
import type { ApplicantPerson, Organisation } from './applicant/step.ts';
import type { buildingAddress } from './building-address/step.ts';
import type { buildingInfo } from './building-info/step.ts';
import type { settlement } from './settlement/step.ts';

/** The sections of a finished application that documents are made of, as they were saved. */
export interface FinishedSections {
  readonly client_info: ApplicantPerson | Organisation;
  readonly building_address: z.output<typeof buildingAddress.fields>;
  readonly building_info: z.output<typeof buildingInfo.fields>;
  readonly settlement: z.output<typeof settlement.fields>;
}

/** All that an application says, under the wire's names, whatever section it stands in. */
export type ApplicationAnswers = EstimateAnswers &
  GivenAnswers<ApplicantPerson | Organisation> &
  GivenAnswers<FinishedSections['building_address']> &
  GivenAnswers<FinishedSections['building_info']> &
  GivenAnswers<FinishedSections['settlement']> & { readonly second_address?: string | null | undefined };
