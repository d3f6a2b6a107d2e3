import type { Program } from '@ndp/domain/programs/program.ts';
import { formatPln } from '../figures.ts';
import { isComplete, visibleSteps } from '../flow.ts';
import type { Language, Message } from '../message.ts';
import { climateZoneNames } from '../project/option-names.ts';
import { summaryMessages } from '../project/summary-messages.ts';
import { type Formatter, formatterIn, nameOf, rowsOf } from '../question.ts';
import type { Answers } from './answers.ts';
import { estimateFlow } from './estimate.flow.ts';
import { type EstimateStepId, stepLabels } from './labels.ts';
import { estimateQuestions } from './questions.ts';

/** One answered step in the panel "your answers so far". */
export interface SummaryLine {
  readonly stepId: EstimateStepId;
  readonly path: string;
  readonly label: Message;
  readonly value: (language: Language) => string;
}

type SummaryValue = (answers: Answers, format: Formatter, language: Language) => string | null | undefined;

/** What the panel tells in another way than the overview, which says more of it or nothing. */
const values: Readonly<Partial<Record<EstimateStepId, SummaryValue>>> = {
  'efficiency-selector': ({ knows_efficiency }, { say }) =>
    knows_efficiency === 'no' ? say(summaryMessages.efficiency_unknown) : undefined,
  'climate-zone': ({ city, climate_zone }, format) =>
    city && `${nameOf(climateZoneNames, climate_zone, format)}, ${city}`,
  'client-details': ({ first_name, last_name }) => `${first_name} ${last_name}`,
  quote: ({ quote }, _tell, language) => quote && formatPln(quote.quote, language),
  planning: ({ planned_completion_date: date }, { say, day }) =>
    date && say(summaryMessages.planned, { date: day(date) }),
};

function tellStep(stepId: EstimateStepId, answers: Answers, language: Language): string {
  const format = formatterIn(language);
  const ownWay = values[stepId]?.(answers, format, language);
  if (ownWay) return ownWay;
  const { project_variant: variant, quote, ...others } = answers;
  const [row] = rowsOf(estimateQuestions[stepId], 'shown', { variant, ...others }, format);
  return row?.value ?? '';
}

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
        value: (language) => tellStep(stepId, answers, language),
      };
    });
}
