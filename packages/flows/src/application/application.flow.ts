import type * as z from 'zod/mini';
import type { planningFields } from '../estimate/planning/step.ts';
import type { Draft, Typed } from '../fields.ts';
import type { Flow, Step } from '../flow.ts';
import { type ApplicantDraft, applicant } from './applicant/step.ts';
import type { ApplicationOf } from './application-of.ts';
import { buildingAddress } from './building-address/step.ts';
import { buildingInfo } from './building-info/step.ts';
import { type consent, consentOf } from './consent/step.ts';
import { settlement } from './settlement/step.ts';

/** The saved sections of an application; what was never saved is null. */
export interface Sections {
  readonly client_info?: unknown;
  readonly building_address?: unknown;
  readonly building_info?: unknown;
  readonly settlement?: unknown;
  readonly consent?: unknown;
}

export type SectionName = keyof Sections;

/** What is typed in any section, or in the plan of a measured project; each screen reads its own fields. */
export type SectionDraft = ApplicantDraft &
  Draft<typeof buildingAddress.fields> &
  Draft<typeof buildingInfo.fields> &
  Draft<typeof settlement.fields> &
  Draft<typeof consent.screenFields> &
  Typed<typeof planningFields>;

/** A step whose answers are one saved section. */
export interface SectionStep extends Step<Sections> {
  readonly id: ApplicationStepId;
  readonly section: SectionName;
  /** What the section's call accepts. */
  readonly fields: z.ZodMiniType;
  /** What the screen accepts, where it asks for more than the call. */
  readonly screenFields?: z.ZodMiniType;
}

export type ApplicationStepId = 'applicant' | 'building-address' | 'building-info' | 'settlement' | 'consent';

export interface ApplicationFlow extends Flow<Sections> {
  readonly steps: readonly SectionStep[];
}

/** The application of one kind of building on one day: steps 1 to 5 in their order. */
export const applicationFlow = (of: ApplicationOf): ApplicationFlow => ({
  base: '/additional-data',
  whenDone: 'overview',
  steps: [applicant(of), buildingAddress, buildingInfo, settlement, consentOf(of)],
});
