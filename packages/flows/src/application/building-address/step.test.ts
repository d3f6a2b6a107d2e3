import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { buildingAddress } from './step.ts';

const { apartment_number: _, ...address } = homeOwner.sections.building_address;
const check = (change: object) => problemsIn(buildingAddress.fields, { ...address, ...change });

it('takes an address without a flat number', () => {
  expect(check({})).toEqual({});
  expect(check({ apartment_number: '' })).toEqual({});
  expect(check({ apartment_number: null })).toEqual({});
});

it('requires every other field, the house number among them', () => {
  expect(problemsIn(buildingAddress.fields, {})).toEqual(
    Object.fromEntries(
      Object.keys(address).map((field) => [field, field === 'city' ? 'enter_town' : 'required']),
    ),
  );
});

it('takes the name of the place as the street where there are no street names', () => {
  expect(check({ street: 'Balice' })).toEqual({});
});

it.each(['32083', '32 083', '32-083', '32–083', '32\u00a0083', ' 32-083 '])(
  'stores %j as 32-083',
  (zip_code) => {
    expect(buildingAddress.fields.parse({ ...address, zip_code })).toMatchObject({ zip_code: '32-083' });
  },
);

it('takes the long form of a zip code, five digits, a dash and four', () => {
  expect(check({ zip_code: '12345-6789' })).toEqual({});
});

it.each(['3208', '320833', '3-2083', 'AB-123', '🏠', '<b>32-083</b>', '3'.repeat(10_000)])(
  'refuses %.12s as a zip code',
  (zip_code) => {
    expect(Object.keys(check({ zip_code }))).toEqual(['zip_code']);
  },
);

it('refuses a place that is too long or holds control characters', () => {
  expect(check({ city: 'x'.repeat(10_000) })).toEqual({ city: 'too_long' });
  expect(check({ street: 'Pol\u0000na' })).toEqual({ street: 'unprintable' });
  expect(check({ house_number: '1'.repeat(21) })).toEqual({ house_number: 'too_long' });
});

it('keeps markup as the text it is', () => {
  expect(buildingAddress.fields.parse({ ...address, street: ' <i>Polna</i> ' })).toMatchObject({
    street: '<i>Polna</i>',
  });
});
