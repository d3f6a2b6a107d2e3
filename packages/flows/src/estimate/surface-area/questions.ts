import type { AnswersTo, Formatter, Questions } from '../../question.ts';
import { stepLabels } from '../labels.ts';
import { surfaceAreaMessages as messages } from './messages.ts';
import type { surfaceArea } from './step.ts';

const value = ({ surface_area }: AnswersTo<typeof surfaceArea.schema>, { number }: Formatter) =>
  surface_area == null ? null : `${number(surface_area)}\u00a0m²`;

export const surfaceAreaQuestions = {
  surface_area: {
    label: messages.area,
    shown: { label: stepLabels['surface-area'], value },
    printed: { label: { pl: messages.area.pl, en: 'Area with regulated air temperature' }, value },
  },
} satisfies Questions<typeof surfaceArea.schema>;
