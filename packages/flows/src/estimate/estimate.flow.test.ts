import { mpec } from '@ndp/domain/programs/mpec.ts';
import { caller, homeOwner, housingCommunity, school } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Flow, guard, pathAfter, pathBefore, visibleSteps } from '../flow.ts';
import { isOpenEnded, stepperEntries } from '../stepper.ts';
import type { Answers } from './answers.ts';
import { estimateFlow } from './estimate.flow.ts';
import { stepLabels } from './labels.ts';

const { answers: apartmentAnswers } = housingCommunity;
const { answers: callbackAnswers } = caller;
const { answers: homeAnswers } = homeOwner;
const { answers: schoolAnswers } = school;

const flow: Flow<Answers> = estimateFlow(mpec, '2026-11-21');

const columns = {
  home: homeAnswers,
  apartment: apartmentAnswers,
  'non_res:yes': schoolAnswers,
  'non_res:no': callbackAnswers,
} as const;

const whoIsAsked = `
                         home  apartment  non_res:yes  non_res:no
  project-type            ●        ●           ●            ●
  surface-area            ·        ●           ●            ●
  heat-source             ●        ●           ·            ·
  efficiency-selector     ·        ·           ●            ●
  climate-zone            ●        ●           ●            ·
  client-details          ·        ·           ·            ●
  built-year              ●        ●           ·            ·
  existing-heat-source    ●        ●           ·            ·
  quote                   ●        ●           ●            ·
  planning                ●        ●           ●            ·
  submit                  ●        ●           ●            ·
`;

const whatTheStepperLists = `
                         home  apartment  non_res:yes  non_res:no
  project-type            ●        ●           ●            ●
  surface-area            ·        ●           ●            ●
  heat-source             ●        ●           ·            ·
  efficiency-selector     ·        ·           ●            ●
  climate-zone            ●        ●           ·            ·
  client-details          ·        ·           ·            ●
  built-year              ●        ●           ·            ·
  existing-heat-source    ●        ●           ·            ·
  quote                   ●        ●           ●            ·
  planning                ●        ●           ●            ·
  submit                  ●        ●           ●            ·
`;

/** The steps ticked in one column of a picture, in its order. */
function ticked(picture: string, column: string): readonly string[] {
  const [head = [], ...rows] = picture
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return rows.filter((row) => row[head.indexOf(column) + 1] === '●').map(([step = '']) => step);
}

it('the number of steps that was once told never changes on the way', () => {
  const told = (answers: Answers, path: string) =>
    isOpenEnded(flow, answers) ? 'open' : stepperEntries(flow, answers, path).length;
  for (const answers of Object.values(columns)) {
    const said = new Set<number | 'open'>();
    let given: Answers = {};
    for (const step of visibleSteps(flow, answers)) {
      said.add(told(given, step.path));
      given = { ...given, ...(step.schema.safeParse(answers).data as Answers) };
    }
    expect([...said].filter((count) => count !== 'open')).toHaveLength(1);
  }
});

describe.each(Object.entries(columns))('a visitor with %s', (column, answers) => {
  it('is asked exactly the questions of the matrix, in its order', () => {
    expect(visibleSteps(flow, answers).map((step) => step.id)).toEqual(ticked(whoIsAsked, column));
  });

  it('sees exactly the entries of the matrix in the stepper', () => {
    const entries = stepperEntries(flow, answers, 'project-type');
    expect(entries.map((entry) => entry.id)).toEqual(ticked(whatTheStepperLists, column));
  });

  it('is led from question to question and back along the same way', () => {
    const paths = visibleSteps(flow, answers).map((step) => step.path);
    expect([...paths.slice(1), 'pending-confirm']).toEqual(
      paths.map((path) => pathAfter(flow, answers, path)),
    );
    expect([undefined, ...paths.slice(0, -1)]).toEqual(paths.map((path) => pathBefore(flow, answers, path)));
  });
});

describe('the guard', () => {
  it('lets a new visitor see nothing but the first question', () => {
    expect(guard(flow, {}, 'submit')).toBe('project-type');
    expect(guard(flow, {}, 'project-type')).toBe('project-type');
  });

  it('sends a visitor who skips ahead back to the first unanswered question', () => {
    expect(guard(flow, { project_variant: 'apartment' }, 'planning')).toBe('surface-area');
  });

  it('lets a visitor go back to any question already answered', () => {
    const { email: _, ...unfinished } = homeAnswers;
    expect(guard(flow, unfinished, 'heat-source')).toBe('heat-source');
  });

  it('never opens a question that is hidden from this visitor', () => {
    const { email: _, ...unfinished } = homeAnswers;
    expect(guard(flow, unfinished, 'surface-area')).toBe('submit');
  });

  it('sends an unknown address to the first unanswered question', () => {
    expect(guard(flow, { project_variant: 'home' }, 'no-such-page')).toBe('heat-source');
  });

  it.each(Object.entries(columns))('waits for the e-mailed link once %s is complete', (_, answers) => {
    expect(guard(flow, answers, 'project-type')).toBe('pending-confirm');
  });

  it('stops at the amount while it has not been calculated', () => {
    expect(guard(flow, { ...homeAnswers, quote: undefined }, 'planning')).toBe('quote');
  });

  it('stops at the amount when it is zero', () => {
    const none = homeAnswers.quote && { ...homeAnswers.quote, quote: 0 };
    expect(guard(flow, { ...homeAnswers, quote: none }, 'submit')).toBe('quote');
  });

  it('opens the plan again once its date has passed', () => {
    expect(guard(estimateFlow(mpec, '2026-12-16'), homeAnswers, 'submit')).toBe('planning');
  });

  it('opens a question again when its rule has been tightened since it was answered', () => {
    const largestNow = z.object({ surface_area: z.number().check(z.maximum(1000)) });
    const steps = flow.steps.map((step) =>
      step.id === 'surface-area' ? { ...step, schema: largestNow } : step,
    );
    expect(guard({ ...flow, steps }, apartmentAnswers, 'submit')).toBe('surface-area');
  });
});

it('has a label for every step, and the stepper of a school shows the zone under energy efficiency', () => {
  expect(Object.keys(stepLabels)).toEqual(flow.steps.map((step) => step.id));
  const entries = stepperEntries(flow, schoolAnswers, 'climate-zone');
  expect(entries.find((entry) => entry.state === 'current')?.id).toBe('efficiency-selector');
});
