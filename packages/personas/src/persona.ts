import type { Program } from '@ndp/domain/programs/program.ts';
import type { applicant } from '@ndp/flows/application/applicant/step.ts';
import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import type { buildingAddress } from '@ndp/flows/application/building-address/step.ts';
import type { buildingInfo } from '@ndp/flows/application/building-info/step.ts';
import type { consent } from '@ndp/flows/application/consent/step.ts';
import type { settlement } from '@ndp/flows/application/settlement/step.ts';
import type { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import type { EstimateStepId } from '@ndp/flows/estimate/labels.ts';
import type { QuoteAnswer } from '@ndp/flows/estimate/quote-answer.ts';
import type * as z from 'zod/mini';

/** Everything a schema asks for; what may be left out has to be said too. */
type All<Schema extends z.ZodMiniType> = Required<z.input<Schema>>;

type EstimateStep = ReturnType<typeof estimateFlow>['steps'][number];
type AnswerRecorder = {
  [Id in EstimateStepId]: (answers: All<Extract<EstimateStep, { id: Id }>['schema']>) => void;
};

/** Every answer to these questions of the estimate. */
type AnswersTo<Id extends EstimateStepId> = AnswerRecorder[Id] extends (answers: infer Answers) => void
  ? Answers
  : never;

/** Who is not asked a question is named here, so a new one is asked of everybody until it is answered. */
type HomeQuestion = Exclude<
  EstimateStepId,
  'quote' | 'surface-area' | 'efficiency-selector' | 'client-details'
>;
type ApartmentQuestion = HomeQuestion | 'surface-area';
type NonResidentialQuestion =
  | Exclude<ApartmentQuestion, 'heat-source' | 'built-year' | 'existing-heat-source'>
  | 'efficiency-selector';

export type HomeAnswers = AnswersTo<HomeQuestion> & { readonly project_variant: 'home' };
export type ApartmentAnswers = AnswersTo<ApartmentQuestion> & { readonly project_variant: 'apartment' };
export type NonResidentialAnswers = AnswersTo<NonResidentialQuestion> & {
  readonly project_variant: 'non_residential';
  readonly knows_efficiency: 'yes';
};

/** The answers of somebody who does not know the building's energy data and wants to be called back. */
export type CallbackAnswers = AnswersTo<
  'project-type' | 'surface-area' | 'efficiency-selector' | 'client-details'
> & { readonly project_variant: 'non_residential'; readonly knows_efficiency: 'no' };

type ClientInfo = All<ReturnType<typeof applicant>['fields']>;
export type PersonInfo = Extract<ClientInfo, { pesel: string }>;
export type OrganisationInfo = Extract<ClientInfo, { nip: string }>;

/** @public it stands in declarations */
export interface AnsweredSections<Client> extends Record<SectionName, unknown> {
  readonly client_info: Client;
  readonly building_address: All<typeof buildingAddress.fields>;
  readonly building_info: All<typeof buildingInfo.fields>;
  readonly settlement: All<typeof settlement.fields>;
  readonly consent: All<typeof consent.fields>;
}

/** An invented applicant: everything that both questionnaires ask, under the wire's names. */
export interface Persona<
  Answers = HomeAnswers | ApartmentAnswers | NonResidentialAnswers,
  Client = ClientInfo,
> {
  readonly program: Program;
  /** The estimate, up to its last step. */
  readonly answers: Answers & { readonly quote: QuoteAnswer };
  /** The application, in the order of its steps. */
  readonly sections: AnsweredSections<Client>;
}
