import { existingHeatSources } from '@ndp/domain/heat-sources.ts';
import { expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { existingHeatSource } from './step.ts';

it('takes each of the five existing sources, coal among them', () => {
  expect(existingHeatSources).toContain('coal');
  for (const existing_heat_source of existingHeatSources) {
    expect(problemsIn(existingHeatSource.schema, { existing_heat_source })).toEqual({});
  }
});

it('requires the existing source and does not take a heat pump for one', () => {
  expect(problemsIn(existingHeatSource.schema, {})).toEqual({ existing_heat_source: 'choose_existing' });
  expect(problemsIn(existingHeatSource.schema, { existing_heat_source: 'heat_pump' })).toEqual({
    existing_heat_source: 'not_offered',
  });
});
