import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { buildingInfo } from './step.ts';

const { building_info: numbers } = homeOwner.sections;
const check = (change: object) => problemsIn(buildingInfo.fields, { ...numbers, ...change });

it('takes a plot number and the number of a land and mortgage register', () => {
  expect(check({})).toEqual({});
});

it('requires both', () => {
  expect(problemsIn(buildingInfo.fields, { land_registry_number: '  ' })).toEqual({
    land_registry_number: 'required',
    mortgage_registry_number: 'required',
  });
});

it('takes several plots and full identifiers', () => {
  expect(check({ land_registry_number: '12, 13/2; 141201_1.0001.12/3' })).toEqual({});
});

it.each(['wa4m/123456/4', ' WA4M / 00123456 / 4 ', 'WA4M-00123456-4', 'WA4M/\u00a000123456/4'])(
  'stores %j as WA4M/00123456/4',
  (typed) => {
    expect(buildingInfo.fields.parse({ ...numbers, mortgage_registry_number: typed })).toMatchObject({
      mortgage_registry_number: 'WA4M/00123456/4',
    });
  },
);

it.each([
  ['WA4M/00123456/5', 'register_checksum'],
  ['WA4M/00000000/0', 'register_zeros'],
  ['KW 12345', 'register_paper'],
  ['WA4M', 'register_format'],
  ['🏠', 'register_format'],
  ['<b>WA4M/00123456/4</b>', 'register_format'],
])('says what is wrong with %s', (mortgage_registry_number, problem) => {
  expect(check({ mortgage_registry_number })).toEqual({ mortgage_registry_number: problem });
});

it('refuses plots that are no plots', () => {
  expect(check({ land_registry_number: '0/0' })).toEqual({ land_registry_number: 'plot_format' });
  expect(check({ land_registry_number: '12\u0000' })).toEqual({ land_registry_number: 'plot_characters' });
  expect(check({ land_registry_number: '<12>' })).toEqual({ land_registry_number: 'plot_characters' });
  expect(check({ land_registry_number: '1,'.repeat(5_000) })).toHaveProperty('land_registry_number');
});
