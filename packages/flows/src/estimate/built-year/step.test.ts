import { constructionYears } from '@ndp/domain/project.ts';
import { expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { builtYear } from './step.ts';

it('takes each of the seven periods', () => {
  expect(constructionYears).toHaveLength(7);
  for (const construction_year of constructionYears) {
    expect(problemsIn(builtYear.schema, { construction_year })).toEqual({});
  }
});

it('requires a period and refuses a bare year', () => {
  expect(problemsIn(builtYear.schema, {})).toEqual({ construction_year: 'choose_year' });
  expect(problemsIn(builtYear.schema, { construction_year: '1975' })).toEqual({
    construction_year: 'not_offered',
  });
});
