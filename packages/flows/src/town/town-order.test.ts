import { expect, it } from 'vitest';
import { onlyTownOf, orderTowns } from './town-order.ts';

const found = [
  { name: 'Aleksandrów Łódzki', kind: 'miasto' },
  { name: 'Kolonia Łódź', kind: 'wieś' },
  { name: 'Łodzia', kind: 'wieś' },
  { name: 'Łódź', kind: 'miasto' },
];

it('puts the town that is most likely meant first, and leaves the rest in its order', () => {
  for (const typed of ['łódź', 'LODZ', ' łód']) {
    expect(orderTowns(found, typed).map(({ name }) => name)).toEqual([
      'Łódź',
      'Łodzia',
      'Aleksandrów Łódzki',
      'Kolonia Łódź',
    ]);
  }
});

it('knows the only town whose whole name was typed, whatever the accents', () => {
  expect(onlyTownOf(found, 'lodz')).toBe(found[3]);
  for (const typed of ['łód', 'Kolonia', '']) expect(onlyTownOf(found, typed)).toBeUndefined();
  expect(onlyTownOf([...found, { name: 'Łódź', kind: 'wieś' }], 'Łódź')).toBeUndefined();
  expect(onlyTownOf([{ name: 'Łódź', part: 'Polesie' }], 'Łódź')).toBeUndefined();
});
