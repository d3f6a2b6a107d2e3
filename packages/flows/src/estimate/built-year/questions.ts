import { upperFirst } from '../../first-letter.ts';
import { constructionYearNames } from '../../project/option-names.ts';
import { type AnswersTo, type Formatter, nameOf, type Questions } from '../../question.ts';
import { stepLabels } from '../labels.ts';
import type { builtYear } from './step.ts';

const value = ({ construction_year }: AnswersTo<typeof builtYear.schema>, format: Formatter) =>
  upperFirst(nameOf(constructionYearNames, construction_year, format) ?? '') || undefined;

export const builtYearQuestions = {
  construction_year: { label: stepLabels['built-year'], shown: { value }, printed: { value } },
} satisfies Questions<typeof builtYear.schema>;
