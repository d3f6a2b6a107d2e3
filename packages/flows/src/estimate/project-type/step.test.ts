import { expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { projectType } from './step.ts';

it.each(['home', 'apartment', 'non_residential'])('takes the building type %s', (project_variant) => {
  expect(problemsIn(projectType.schema, { project_variant })).toEqual({});
});

it('requires a building type', () => {
  expect(problemsIn(projectType.schema, {})).toEqual({ project_variant: 'choose_building' });
});

it('refuses a building type that is not offered', () => {
  expect(problemsIn(projectType.schema, { project_variant: 'castle' })).toEqual({
    project_variant: 'not_offered',
  });
});
