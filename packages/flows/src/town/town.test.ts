import { expect, it } from 'vitest';
import { isWholeTown, townOf, whereTownLies } from './town.ts';

const balice = { province: 'małopolskie', county: 'krakowski', community: 'Zabierzów', city: 'Balice' };
const krakow = { province: 'małopolskie', county: 'Kraków', community: 'Kraków', city: 'Kraków' };

it('a town is known once it was picked with the units it lies in, not when only its name was typed', () => {
  expect(isWholeTown(balice)).toBe(true);
  expect(isWholeTown({ city: 'Balice' })).toBe(false);
  expect(isWholeTown({ ...balice, community: '' })).toBe(false);
});

it('tells where it lies, and a city that is its own county only once', () => {
  expect(whereTownLies(balice).replaceAll('\u00a0', ' ')).toBe(
    'gm. Zabierzów, pow. krakowski, woj. małopolskie',
  );
  expect(whereTownLies(krakow).replaceAll('\u00a0', ' ')).toBe('woj. małopolskie');
});

it('takes over from the list what the address is saved under', () => {
  const { city, ...units } = balice;
  expect(townOf({ name: city, ...units })).toEqual(balice);
});
