import type { Program } from '@ndp/domain/programs/program.ts';
import { climateZones, constructionYears } from '@ndp/domain/project.ts';
import { newSources } from '@ndp/domain/subsidy/alternatives.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import type { Answers } from '../answers.ts';
import { largestDemand, largestEfficiencyAfter } from '../efficiency-selector/step.ts';
import type { EstimateStepId } from '../labels.ts';
import { largestArea } from '../surface-area/step.ts';
import { quoteRequest } from './quote-request.ts';

/** What could be answered instead, most promising step first. A larger number never gives less, so one is enough. */
const otherAnswers: readonly (readonly [EstimateStepId, readonly Answers[]])[] = [
  ['heat-source', newSources()],
  ['efficiency-selector', [{ efficiency_after: largestEfficiencyAfter, index_annual_demand: largestDemand }]],
  ['surface-area', [{ surface_area: largestArea }]],
  ['built-year', constructionYears.map((construction_year) => ({ construction_year }))],
  ['climate-zone', climateZones.map((climate_zone) => ({ climate_zone }))],
];

/** The steps where another answer alone would turn a zero into an amount, found by trying. Pure. */
export function changeableAnswers(answers: Answers, program: Program): readonly EstimateStepId[] {
  const request = quoteRequest(answers);
  if (!request || isNotTaken(answers)) return [];
  const names = Object.keys(request);
  return otherAnswers
    .filter(([, others]) =>
      others.some((other) => {
        if (!Object.keys(other).every((field) => names.includes(field))) return false;
        const changed = quoteRequest({ ...answers, ...other });
        return changed !== undefined && quote(changed, program).quote > 0;
      }),
    )
    .map(([step]) => step);
}

/** Whether the programme takes no estimates now: no answer can change that. */
export function isNotTaken({ quote: answer }: Answers): boolean {
  return answer?.explanation.reason === 'programme_closed';
}
