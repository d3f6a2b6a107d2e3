import { describe, expect, it } from 'vitest';
import { traitsIn } from './case-traits.ts';

const address = { zip_code: '31-023', city: 'Kraków', street: 'Łąkowa', house_number: '12A' };
const building = (change: object) => traitsIn('building_address', { ...address, ...change });
const person = (data: object) => traitsIn('client_info', { ...data });

describe('two applications are about one', () => {
  it.each([
    { street: 'ul. Łąkowa' },
    { street: 'ULICA  ŁĄKOWA ' },
    { street: 'Lakowa' },
    { house_number: '12 a' },
    { house_number: '12-A' },
    { zip_code: '31023' },
    { apartment_number: '7' },
  ])('building, however its address was typed: %j', (typed) => {
    expect(building(typed)).toEqual(building({}));
  });

  it.each([{ house_number: '12' }, { street: 'Polna' }, { city: 'Kraśnik' }, { zip_code: '31-024' }])(
    'building only if it is that one: %j',
    (other) => {
      expect(building(other)).not.toEqual(building({}));
    },
  );

  it('person by the PESEL, organisation by the NIP, however typed', () => {
    expect(person({ pesel: '44051401359' })).toEqual(person({ pesel: ' 440514-01359' }));
    expect(person({ nip: '526-000-12-46' })).toEqual(person({ nip: '5260001246' }));
    expect(person({ pesel: '5260001246' })).not.toEqual(person({ nip: '5260001246' }));
  });

  it('telephone however typed, with or without the country', () => {
    expect(person({ phone_number: '600 700-800' })).toEqual(person({ phone_number: '+48600700800' }));
    expect(person({ phone_number: '600700800' })).not.toEqual(person({ phone_number: '600700801' }));
  });

  it('account by its number, with or without the country', () => {
    const digits = '61109010140000071219812874';
    const spaced = 'PL61 1090 1014 0000 0712 1981 2874';
    expect(traitsIn('settlement', { iban_number: digits })).toEqual(
      traitsIn('settlement', { iban_number: spaced }),
    );
  });
});

it('nothing is compared that was not told', () => {
  expect(traitsIn('client_info', {})).toEqual([
    ['person', undefined],
    ['telephone', undefined],
  ]);
  expect(traitsIn('building_address', { city: 'Kraków' })).toEqual([['building', undefined]]);
  expect(traitsIn('consent', {})).toEqual([]);
});
