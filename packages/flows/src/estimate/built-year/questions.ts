import { upperFirst } from '../../first-letter.ts';
import { constructionYearNames } from '../../project/option-names.ts';
import { type AnswersTo, nameOf, type Questions, type Tell } from '../../question.ts';
import { stepLabels } from '../labels.ts';
import type { builtYear } from './step.ts';

const value = ({ construction_year }: AnswersTo<typeof builtYear.schema>, tell: Tell) =>
  upperFirst(nameOf(constructionYearNames, construction_year, tell) ?? '') || undefined;

export const builtYearQuestions = {
  construction_year: { label: stepLabels['built-year'], shown: { value }, printed: { value } },
} satisfies Questions<typeof builtYear.schema>;
