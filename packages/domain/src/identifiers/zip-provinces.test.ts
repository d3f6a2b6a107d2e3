import { expect, it } from 'vitest';
import { provincesOfZipCode } from './zip-provinces.ts';

/** Capitals of voivodeships and towns of divided postal districts, with their zip codes. */
it.each([
  ['00-950', 'mazowieckie'],
  ['10-001', 'warmińsko-mazurskie'],
  ['15 001', 'podlaskie'],
  ['20001', 'lubelskie'],
  ['25-001', 'świętokrzyskie'],
  ['31-023', 'małopolskie'],
  ['35-001', 'podkarpackie'],
  ['40-001', 'śląskie'],
  ['45-001', 'opolskie'],
  ['50-036', 'dolnośląskie'],
  ['61-832', 'wielkopolskie'],
  ['65-001', 'lubuskie'],
  ['70-001', 'zachodniopomorskie'],
  ['80-001', 'pomorskie'],
  ['85-001', 'kujawsko-pomorskie'],
  ['90-001', 'łódzkie'],
  ['26-600', 'mazowieckie'],
  ['34-300', 'śląskie'],
  ['38-300', 'małopolskie'],
  ['47-400', 'śląskie'],
  ['67-200', 'dolnośląskie'],
  ['76-200', 'pomorskie'],
  ['77-400', 'wielkopolskie'],
  ['82-300', 'warmińsko-mazurskie'],
  ['89-600', 'pomorskie'],
  ['19-300', 'warmińsko-mazurskie'],
  ['96-300', 'mazowieckie'],
])('%s usually lies in %s', (zip, province) => {
  expect(provincesOfZipCode(zip)).toContain(province);
});

it.each(['', '31-02', 'abc', '12345-6789'])('nothing is said of %j', (zip) => {
  expect(provincesOfZipCode(zip)).toEqual([]);
});
