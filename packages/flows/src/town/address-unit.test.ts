import { expect, it } from 'vitest';
import { findUnit, savedName } from './address-unit.ts';

const town = { id: '1', name: 'Łowicz', kind: 'gmina miejska' };
const country = { id: '2', name: 'Łowicz', kind: 'gmina wiejska' };
const other = { id: '3', name: 'Bielawy', kind: 'gmina wiejska' };
const units = [other, town, country];

it('saves a unit under its name, and with its kind where two share the name', () => {
  expect(units.map((unit) => savedName(unit, units))).toEqual([
    'Bielawy',
    'Łowicz (gmina miejska)',
    'Łowicz (gmina wiejska)',
  ]);
});

it('finds each unit again by what was saved', () => {
  for (const unit of units) expect(findUnit(units, savedName(unit, units))).toBe(unit);
});

it('finds a typed name in any case, in doubt the first of the two', () => {
  expect(findUnit(units, ' łowicz ')).toBe(town);
  expect(findUnit(units, 'Zabierzów')).toBeUndefined();
});
