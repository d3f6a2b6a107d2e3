import { school } from '@ndp/personas/personas.ts';
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { problemsIn } from '../../testing/problems-in.ts';
import { surfaceAreaScreen } from '../surface-area/screen.tsx';
import { surfaceArea } from '../surface-area/step.ts';
import { efficiencySelectorScreen } from './screen.tsx';
import { efficiencySelector } from './step.ts';

const { surface_area } = school.answers;
const numbers = { index_annual_demand: 120, efficiency_before: 0.6, efficiency_after: 0.9 };

/** What is left of the answers when somebody empties every number of a screen. */
async function emptied(screen: { readonly Fields: unknown }, known: object): Promise<object> {
  const { user, latest } = drawScreen(screen, known);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[inputmode]')) {
    await user.clear(field);
    await user.tab();
  }
  return latest.draft;
}

it('an emptied number is told as missing, never taken for zero', async () => {
  const yes = { ...numbers, knows_efficiency: 'yes' };
  const efficiencies = await emptied(efficiencySelectorScreen, yes);
  expect(efficiencies).toEqual({ knows_efficiency: 'yes' });
  expect(problemsIn(efficiencySelector.schema, efficiencies)).toEqual({
    index_annual_demand: 'required',
    efficiency_before: 'required',
    efficiency_after: 'required',
  });
  cleanup();
  const area = await emptied(surfaceAreaScreen, { surface_area });
  expect(problemsIn(surfaceArea.schema, area)).toEqual({ surface_area: 'give_area' });
});

it('whoever does not know the numbers is told where they stand, and that the answers are kept', () => {
  drawScreen(efficiencySelectorScreen, { knows_efficiency: 'no' });
  const told = document.body.textContent?.replace(/\s/g, ' ');
  for (const text of [
    'świadectwie charakterystyki energetycznej',
    'karcie nowego urządzenia',
    'przez 24 godziny',
  ])
    expect(told).toContain(text);
});
