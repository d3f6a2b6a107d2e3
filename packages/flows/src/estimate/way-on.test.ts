import { mpec } from '@ndp/domain/programs/mpec.ts';
import { homeOwner, housingCommunity } from '@ndp/personas/personas.ts';
import { expect, it } from 'vitest';
import { estimateFlow } from './estimate.flow.ts';
import { wayOn } from './way-on.ts';

const flow = estimateFlow(mpec, '2026-11-21');

it.each(['project-type', 'heat-source', 'climate-zone', 'built-year', 'existing-heat-source'])(
  'whoever came from the amount to change “%s” is led back to the amount at once',
  (path) => {
    expect(wayOn(flow, homeOwner.answers, path)).toBe('quote');
    expect(wayOn(flow, housingCommunity.answers, path)).toBe('quote');
  },
);

it('a question in between that is not answered yet comes before the amount', () => {
  const { construction_year: _, ...answers } = homeOwner.answers;
  expect(wayOn(flow, answers, 'heat-source')).not.toBe('quote');
  expect(wayOn(flow, answers, 'climate-zone')).toBe('built-year');
});

it('after the amount each question leads to the next', () => {
  expect(wayOn(flow, homeOwner.answers, 'quote')).toBe('planning');
});
