import { newHeatSourceNames, subTypesOf } from '@ndp/domain/heat-sources.ts';
import { expect, it } from 'vitest';
import { namedSubTypes } from '../../project/sub-type-names.ts';
import { problemsIn } from '../../testing/problems-in.ts';
import { heatSource } from './step.ts';

it('takes every sub-type of every new source, and each has a name of its own', () => {
  for (const heat_source of newHeatSourceNames) {
    for (const heat_source_variant of subTypesOf(heat_source)) {
      expect(problemsIn(heatSource.schema, { heat_source, heat_source_variant })).toEqual({});
    }
    const named = new Set(namedSubTypes(heat_source).map(({ name }) => name.pl));
    expect(named.size).toBe(subTypesOf(heat_source).length);
  }
});

it('requires both the source and its sub-type', () => {
  expect(problemsIn(heatSource.schema, {})).toMatchObject({ heat_source: 'choose_source' });
  expect(problemsIn(heatSource.schema, { heat_source: 'heat_pump' })).toEqual({
    heat_source_variant: 'choose_sub_type',
  });
});

it('does not offer coal as a new source', () => {
  expect(problemsIn(heatSource.schema, { heat_source: 'coal', heat_source_variant: 1 })).toEqual({
    heat_source: 'not_offered',
  });
});

it.each([
  ['heat_pump', 9],
  ['biomass_boiler', 2],
  ['gas_boiler', 0],
  ['gas_boiler', 1.5],
])('refuses a sub-type the source does not have: %s %d', (heat_source, heat_source_variant) => {
  expect(problemsIn(heatSource.schema, { heat_source, heat_source_variant })).toEqual({
    heat_source_variant: 'not_offered',
  });
});
