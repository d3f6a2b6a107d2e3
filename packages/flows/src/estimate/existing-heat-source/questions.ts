import { existingHeatSourceNames } from '../../project/option-names.ts';
import { type AnswersTo, type Formatter, nameOf, type Questions } from '../../question.ts';
import { stepLabels } from '../labels.ts';
import type { existingHeatSource } from './step.ts';

const value = ({ existing_heat_source }: AnswersTo<typeof existingHeatSource.schema>, format: Formatter) =>
  nameOf(existingHeatSourceNames, existing_heat_source, format);

export const existingHeatSourceQuestions = {
  existing_heat_source: {
    label: stepLabels['existing-heat-source'],
    shown: { value },
    printed: { value },
  },
} satisfies Questions<typeof existingHeatSource.schema>;
