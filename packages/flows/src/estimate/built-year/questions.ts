import type * as z from 'zod/mini';
import { constructionYearNames } from '../../project/option-names.ts';
import { type Answered, nameOf, type Questions, type Tell } from '../../question.ts';
import { stepLabels } from '../labels.ts';
import type { builtYear } from './step.ts';

type Given = Answered<z.output<typeof builtYear.schema>>;

const value = ({ construction_year }: Given, tell: Tell) =>
  nameOf(constructionYearNames, construction_year, tell);

export const builtYearQuestions = {
  construction_year: { label: stepLabels['built-year'], shown: { value }, printed: { value } },
} satisfies Questions<typeof builtYear.schema>;
