import { mpec } from '@ndp/domain/programs/mpec.ts';
import { school } from '@ndp/personas/personas.ts';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { surfaceAreaScreen } from '../surface-area/screen.tsx';
import { surfaceArea } from '../surface-area/step.ts';
import { efficiencySelectorScreen } from './screen.tsx';
import { efficiencySelector } from './step.ts';

afterEach(cleanup);

const { surface_area } = school.answers;
const numbers = { index_annual_demand: 120, efficiency_before: 0.6, efficiency_after: 0.9 };

/** What is left of the answers when somebody empties every number of a screen. */
async function emptied(Fields: ComponentType<never>, known: object): Promise<object> {
  const user = userEvent.setup();
  const Shown = Fields as ComponentType<object>;
  let answers = known;
  function Page() {
    const [draft, setDraft] = useState(known);
    answers = draft;
    const change = (patch: object) => setDraft((before) => ({ ...before, ...patch }));
    const frame = { draft, change, problem: () => undefined, program: mpec, today: '2026-11-22' };
    return <Shown {...frame} />;
  }
  render(<Page />);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[inputmode]')) {
    await user.clear(field);
    await user.tab();
  }
  return answers;
}

it('an emptied number is told as missing, never taken for zero', async () => {
  const yes = { ...numbers, knows_efficiency: 'yes' };
  const efficiencies = await emptied(efficiencySelectorScreen.Fields as ComponentType<never>, yes);
  expect(efficiencies).toEqual({ knows_efficiency: 'yes' });
  expect(problemsIn(efficiencySelector.schema, efficiencies)).toEqual({
    index_annual_demand: 'required',
    efficiency_before: 'required',
    efficiency_after: 'required',
  });
  cleanup();
  const area = await emptied(surfaceAreaScreen.Fields as ComponentType<never>, { surface_area });
  expect(problemsIn(surfaceArea.schema, area)).toEqual({ surface_area: 'give_area' });
});
