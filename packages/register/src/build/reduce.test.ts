import { describe, expect, test } from 'vitest';
import { openRegister } from '../register.ts';
import { shippedData } from '../testing/whole-country.ts';
import { missingSeats, moves, nowUrbanRural, renamings } from './corrections.ts';
import { countyIds } from './county-codes.ts';
import { readPackageRows } from './package-rows.ts';
import { reduceRegister } from './reduce.ts';

const register = openRegister(shippedData());

function findCommunity(county: string, name: string, kind?: string) {
  return register.communities(county).find((it) => it.name === name && it.kind === (kind ?? it.kind));
}

function placesOf(county: string, name: string, kind?: string) {
  return register.cities({ community: findCommunity(county, name, kind)?.id ?? '' });
}

test('every county of the package has a code, and every code is used', () => {
  const used = new Set(readPackageRows().map((row) => countyIds.get(`${row.Province}/${row.District}`)));
  expect(used).not.toContain(undefined);
  expect(used.size).toBe(380);
  expect(countyIds.size).toBe(380);
  expect(countyIds.get('łódzkie/Łódź')).toBe('1061');
  expect(countyIds.get('dolnośląskie/Wałbrzych')).toBe('0265');
  expect(countyIds.get('mazowieckie/warszawski zachodni')).toBe('1432');
});

describe('a correction', () => {
  test('makes 108 communities urban-rural and their seats towns', () => {
    const corrected = Object.entries(nowUrbanRural).flatMap(([county, names]) =>
      names.map((name) => ({ county, name })),
    );
    expect(corrected).toHaveLength(108);
    for (const { county, name } of corrected) {
      expect(findCommunity(county, name)?.kind, name).toBe('gmina miejsko-wiejska');
      expect(placesOf(county, name), name).toContainEqual(expect.objectContaining({ name, kind: 'miasto' }));
    }
  });

  test('gives communities their names of today', () => {
    for (const { county, was, name, kind } of renamings) {
      expect(findCommunity(county, name, kind), name).toBeDefined();
      expect(findCommunity(county, was, kind), was).toBeUndefined();
    }
    expect(register.communities('3214').filter(({ name }) => name === 'Stargard')).toHaveLength(2);
  });

  test('puts places into the new communities and those of the dissolved one into its neighbours', () => {
    for (const { county, to, kind, places } of moves) {
      expect(placesOf(county, to, kind).map(({ name }) => name)).toEqual(expect.arrayContaining([...places]));
    }
    expect(findCommunity('3203', 'Ostrowice')).toBeUndefined();
    expect(placesOf('2002', 'Supraśl').map(({ name }) => name)).not.toContain('Grabówka');
  });

  test('adds the missing seats near the other places of their community', () => {
    for (const { county, name, kind, at } of missingSeats) {
      const places = placesOf(county, name);
      const seat = places.find((it) => it.name === name && it.kind === kind);
      expect(seat, name).toBeDefined();
      const others = places.flatMap(({ id }) =>
        id === seat?.id ? [] : [register.coordinates(id) ?? [0, 0]],
      );
      const mean = (axis: 0 | 1) =>
        others.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / others.length;
      expect(Math.hypot((at[0] - mean(0)) * 0.62, at[1] - mean(1)), name).toBeLessThan(0.05);
    }
  });

  test('is needed: every entry names something the package really has', () => {
    const rows = readPackageRows();
    const has = (county: string, commune: string) =>
      rows.some(
        (row) =>
          countyIds.get(`${row.Province}/${row.District}`) === county &&
          row.Commune.startsWith(`${commune}-gmina`),
      );
    for (const { county, was } of renamings) expect(has(county, was), was).toBe(true);
    for (const { county, from } of moves) expect(has(county, from), from).toBe(true);
  });
});

test('a row of an unknown county stops the build', () => {
  const row = {
    Id: '1',
    Name: 'X',
    Type: 'village',
    Province: 'lubelskie',
    District: 'inny',
    Commune: 'X-gmina wiejska',
  } as const;
  expect(() => reduceRegister([{ ...row, Latitude: 51, Longitude: 22 }], '')).toThrow('inny');
});
