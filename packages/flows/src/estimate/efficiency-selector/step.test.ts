import { expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { efficiencySelector } from './step.ts';

const known = {
  knows_efficiency: 'yes',
  index_annual_demand: 95.5,
  efficiency_before: 0.6,
  efficiency_after: 0.95,
};
const check = (change: object) => problemsIn(efficiencySelector.schema, { ...known, ...change });

it('requires a yes or a no', () => {
  expect(Object.values(problemsIn(efficiencySelector.schema, {}))).toEqual(['choose_yes_no']);
});

it('is complete with "no", whatever was typed before', () => {
  expect(check({ knows_efficiency: 'no', efficiency_before: 7 })).toEqual({});
});

it('takes three valid numbers', () => {
  expect(check({})).toEqual({});
});

it('says of each of the three numbers that it is missing, with "yes"', () => {
  expect(problemsIn(efficiencySelector.schema, { knows_efficiency: 'yes' })).toEqual({
    index_annual_demand: 'required',
    efficiency_before: 'required',
    efficiency_after: 'required',
  });
});

it('refuses zero, and a demand above 1000 kWh', () => {
  expect(check({ index_annual_demand: 0 })).toEqual({ index_annual_demand: 'not_positive' });
  expect(check({ index_annual_demand: 1000.5 })).toEqual({ index_annual_demand: 'too_large' });
  expect(check({ efficiency_before: 0 })).toEqual({ efficiency_before: 'efficiency_before' });
  expect(check({ efficiency_after: 0 })).toMatchObject({ efficiency_after: 'efficiency_after' });
});

it('takes an efficiency before the change up to 1 with two decimals', () => {
  expect(check({ efficiency_before: 1, efficiency_after: 1.01 })).toEqual({});
  expect(check({ efficiency_before: 1.01, efficiency_after: 3 })).toEqual({
    efficiency_before: 'efficiency_before',
  });
  expect(check({ efficiency_before: 0.805 })).toEqual({ efficiency_before: 'efficiency_before' });
});

it('takes an efficiency after the change above 1, up to 5, for heat pumps', () => {
  expect(check({ efficiency_after: 5 })).toEqual({});
  expect(check({ efficiency_after: 5.01 })).toEqual({ efficiency_after: 'efficiency_after' });
});

it.each([0.8, 0.7])('refuses an efficiency after the change not greater than 0.8 before: %d', (after) => {
  expect(check({ efficiency_before: 0.8, efficiency_after: after })).toEqual({
    efficiency_after: 'efficiency_order',
  });
});
