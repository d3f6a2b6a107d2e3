import { constructionYearNames } from '../../project/option-names.ts';
import { nameOf, type Questions, type Tell } from '../../question.ts';
import { stepLabels } from '../labels.ts';
import type { ProjectAnswers } from '../stored-project.ts';
import type { builtYear } from './step.ts';

const value = ({ construction_year }: ProjectAnswers, tell: Tell) =>
  nameOf(constructionYearNames, construction_year, tell);

export const builtYearQuestions = {
  construction_year: { label: stepLabels['built-year'], shown: { value }, printed: { value } },
} satisfies Questions<typeof builtYear.schema.shape, ProjectAnswers>;
