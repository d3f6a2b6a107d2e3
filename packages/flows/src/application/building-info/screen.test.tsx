import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { problemsIn } from '../../testing/problems-in.ts';
import { buildingInfoScreen } from './screen.tsx';
import { buildingInfo } from './step.ts';

const show = (mortgage_registry_number: string) =>
  drawScreen(buildingInfoScreen, { mortgage_registry_number });

it('points out a court code that is on no list, and accepts it all the same', () => {
  const number = 'ZZ9Z/00123456/7';
  show(number);
  expect(screen.getByText(/Kodu sądu „ZZ9Z” nie ma na liście/)).toBeDefined();
  const problems = problemsIn(buildingInfo.fields, { mortgage_registry_number: number });
  expect(problems).not.toHaveProperty('mortgage_registry_number');
});

it('has nothing to say about a known court or a number that is not finished', () => {
  show('WA4M/00123456/4');
  show('ZZ9Z/001234');
  expect(screen.queryByText(/Kodu sądu/)).toBeNull();
});
