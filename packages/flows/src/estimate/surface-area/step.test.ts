import { expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { surfaceArea } from './step.ts';

it.each([0.01, 1250.5, 1_000_000])('takes an area of %d m²', (surface_area) => {
  expect(problemsIn(surfaceArea.schema, { surface_area })).toEqual({});
});

it('asks for an area that is missing', () => {
  expect(problemsIn(surfaceArea.schema, {})).toEqual({ surface_area: 'give_area' });
});

it.each([0, -20])('requires an area greater than zero: %s is none', (surface_area) => {
  expect(problemsIn(surfaceArea.schema, { surface_area })).toEqual({ surface_area: 'enter_area' });
});

it('refuses an area above one million m²', () => {
  expect(problemsIn(surfaceArea.schema, { surface_area: 1_000_000.01 })).toEqual({
    surface_area: 'too_large',
  });
});
