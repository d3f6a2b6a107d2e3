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

it('asks for the source first, then for what is open about it', () => {
  expect(problemsIn(heatSource.schema, {})).toEqual({ heat_source: 'choose_source' });
  expect(problemsIn(heatSource.schema, { heat_source: 'gas_boiler' })).toEqual({
    heat_source_variant: 'choose_sub_type',
  });
  const pump = { heat_source: 'heat_pump' };
  expect(problemsIn(heatSource.schema, pump)).toEqual({ heat_from: 'choose_heat_from' });
  expect(problemsIn(heatSource.schema, { ...pump, heat_from: 'air', driven_by: 'gas' })).toEqual({
    gas_process: 'choose_gas_process',
  });
});

it('as a call it wants the source and its sub-type, however they were asked for', () => {
  expect(problemsIn(heatSource.fields, {})).toEqual({
    heat_source: 'choose_source',
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
