import type { Program } from '@ndp/domain/programs/program.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import type { Flow } from '../flow.ts';
import type { Town } from '../town/town.ts';
import type { Answers } from './answers.ts';
import { builtYear } from './built-year/step.ts';
import { climateZone } from './climate-zone/step.ts';
import { efficiencySelector } from './efficiency-selector/step.ts';
import { estimateFlow } from './estimate.flow.ts';
import { existingHeatSource } from './existing-heat-source/step.ts';
import { heatSource } from './heat-source/step.ts';
import type { EstimateStepId } from './labels.ts';
import { byTheCustomer, notListed, planningFields } from './planning/step.ts';
import { surfaceArea } from './surface-area/step.ts';

/** Steps of the estimate that ask nothing about the project, or what makes it another one: the kind of building. */
const fixedSteps: readonly EstimateStepId[] = ['project-type', 'client-details', 'quote', 'submit'];

type EstimateStep = ReturnType<typeof estimateFlow>['steps'][number];

interface ProjectFlow extends Flow<Answers> {
  readonly steps: readonly EstimateStep[];
}

/** What an applicant may correct of the project: the estimate's own steps, in their order, asked by the same schemas. */
export function projectFlow(program: Program, today: string): ProjectFlow {
  const { steps } = estimateFlow(program, today);
  return {
    base: '/additional-data/project',
    whenDone: 'check',
    steps: steps.filter(({ id }) => !fixedSteps.includes(id)),
  };
}

const { gdpr_consent: _, ...plan } = planningFields.shape;

/** Every field of a project that may be corrected; the consent was given with the estimate. */
export const projectFields = Object.keys({
  ...surfaceArea.schema.shape,
  ...heatSource.kept.shape,
  ...efficiencySelector.fields.shape,
  ...climateZone.schema.shape,
  ...builtYear.schema.shape,
  ...existingHeatSource.schema.shape,
  ...plan,
}) as readonly ProjectField[];

/** What is kept of a correction that is half made: besides, how a heat pump was asked for. */
export const projectDraftFields = [
  ...projectFields,
  ...(Object.keys(heatSource.pump.shape) as (keyof typeof heatSource.pump.shape)[]),
] as const;

export type ProjectField = keyof typeof plan | QuotedField;
type QuotedField =
  | 'surface_area'
  | 'heat_source'
  | 'heat_source_variant'
  | 'is_sub_type_assumed'
  | keyof Town
  | 'index_annual_demand'
  | 'efficiency_before'
  | 'efficiency_after'
  | 'climate_zone'
  | 'construction_year'
  | 'existing_heat_source';

/** A project as the call answers it; what was not asked is null or absent. */
export interface KnownProject {
  readonly variant: string;
  readonly heater_installer_key?: string | null;
  /** A name, or a word for the applicant or a company not named yet. */
  readonly heater_installer_name?: string | null;
}

/** What the estimate was answered for this project, to be corrected. Pure. */
export function projectAnswersOf(project: KnownProject): Answers {
  const variant = project.variant as ProjectVariant;
  const known = project as unknown as Readonly<Record<string, unknown>>;
  const answers = {
    ...Object.fromEntries(projectFields.map((field) => [field, known[field]])),
    ...installerOf(project),
    project_variant: variant,
    knows_efficiency: variant === 'non_residential' ? 'yes' : undefined,
    gdpr_consent: true,
  };
  const given = Object.entries(answers).filter(([, answer]) => answer !== null && answer !== undefined);
  return Object.fromEntries(given) as Answers;
}

/** Who installs: one of the programme's list, oneself, or somebody named freely. */
function installerOf({ heater_installer_key: key, heater_installer_name: name }: KnownProject) {
  if (key) return { selected_installer: key };
  if (!name || name === byTheCustomer || name === notListed) return { selected_installer: name };
  return { selected_installer: notListed, will_install_by: name };
}
