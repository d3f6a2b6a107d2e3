import type { Program } from '@ndp/domain/programs/program.ts';
import { isComplete, visibleSteps } from '../flow.ts';
import type { Language, Message, MessageValues } from '../message.ts';
import { formatDate, formatNumber, formatPln } from '../numbers.ts';
import {
  buildingNames,
  climateZoneNames,
  constructionYearNames,
  existingHeatSourceNames,
  heatSourceNames,
} from '../project/option-names.ts';
import { namedSubType } from '../project/sub-type-names.ts';
import { summaryMessages } from '../project/summary-messages.ts';
import type { Answers } from './answers.ts';
import { estimateFlow } from './estimate.flow.ts';
import { type EstimateStepId, stepLabels } from './labels.ts';

type Say = (message: Message, values?: MessageValues) => string;

/** One answered step in the panel "your answers so far". */
export interface SummaryLine {
  readonly stepId: EstimateStepId;
  readonly path: string;
  readonly label: Message;
  readonly value: (say: Say, language: Language) => string;
}

type Told = (answers: Answers, say: Say, language: Language) => string | undefined;

/** How the answers of each step are told on one line. */
const told: Readonly<Record<EstimateStepId, Told>> = {
  'project-type': ({ project_variant }, say) => project_variant && say(buildingNames[project_variant].name),
  'surface-area': ({ surface_area }, _, language) =>
    surface_area === undefined ? undefined : `${formatNumber(surface_area, language, 2)}\u00a0m²`,
  'heat-source': tellHeatSource,
  'efficiency-selector': tellEfficiency,
  'climate-zone': ({ climate_zone }, say) => climate_zone && say(climateZoneNames[climate_zone].name),
  'client-details': ({ first_name, last_name }) => `${first_name} ${last_name}`,
  'built-year': ({ construction_year }, say) =>
    construction_year && say(constructionYearNames[construction_year]),
  'existing-heat-source': ({ existing_heat_source }, say) =>
    existing_heat_source && say(existingHeatSourceNames[existing_heat_source].name),
  quote: ({ quote }) => quote && formatPln(quote.quote),
  planning: ({ planned_completion_date }, say, language) =>
    planned_completion_date &&
    say(summaryMessages.planned, { date: formatDate(planned_completion_date, language) }),
  submit: ({ email }) => email,
};

/** The answered steps among those this visitor is asked, in order, each told on one line. Pure. */
export function summaryLines(answers: Answers, program: Program): readonly SummaryLine[] {
  // A planned day that has passed in the meantime is still an answer, so no day is too early here.
  const flow = estimateFlow(program, '');
  return visibleSteps(flow, answers)
    .filter((step) => isComplete(step, answers))
    .map((step) => {
      const stepId = step.id as EstimateStepId;
      return {
        stepId,
        path: step.path,
        label: stepLabels[stepId],
        value: (say, language) => told[stepId](answers, say, language) ?? '',
      };
    });
}

function tellHeatSource({ heat_source, heat_source_variant }: Answers, say: Say): string | undefined {
  if (!heat_source) return undefined;
  const subType = namedSubType(heat_source, heat_source_variant);
  const name = say(heatSourceNames[heat_source].name);
  return subType ? `${name}: ${say(subType.name)}` : name;
}

function tellEfficiency(answers: Answers, say: Say, language: Language): string {
  if (answers.knows_efficiency !== 'yes') return say(summaryMessages.efficiency_unknown);
  return say(summaryMessages.efficiency_known, {
    demand: formatNumber(answers.index_annual_demand ?? 0, language, 2),
    before: formatNumber(answers.efficiency_before ?? 0, language, 2),
    after: formatNumber(answers.efficiency_after ?? 0, language, 2),
  });
}
