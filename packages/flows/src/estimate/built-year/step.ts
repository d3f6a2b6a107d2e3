import { constructionYears } from '@ndp/domain/project.ts';
import * as z from 'zod/mini';
import { oneOf } from '../../fields.ts';
import { residential } from '../audiences.ts';

export const builtYear = {
  id: 'built-year',
  path: 'built-year',
  when: residential,
  schema: z.object({ construction_year: oneOf(constructionYears, 'choose_year') }),
} as const;
