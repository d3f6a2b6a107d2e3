import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openCurrentRegister } from '../current-register.ts';
import { openRegister } from '../register.ts';
import { readRegisterData } from '../register-data.ts';
import { newFolder, toCsv, toXml, toZip, writeIn } from '../testing/official-files.ts';
import { smallSimc, smallTerc, smallUlic, writeSmallCountry } from '../testing/small-country.ts';
import { currentVersion, pointTo, versionFolder } from '../versions.ts';
import { importRegister } from './import-register.ts';

const dataDir = newFolder();
const report = await importRegister(writeSmallCountry(), dataDir);
const register = openRegister(versionFolder(dataDir, report.version));

describe('an import of the official files', () => {
  test('reports what came in', () => {
    expect(report.counts).toEqual({ provinces: 16, counties: 17, communities: 17, cities: 33, streets: 5 });
    expect(report).toMatchObject({ partRows: 34, partPlaces: 19, streetNames: 4, stateDate: '2026-01-01' });
  });

  test('writes the names of provinces in small letters and keeps the zeros of codes', () => {
    expect(register.provinces()[0]).toEqual({ id: '02', name: 'dolnośląskie', kind: 'województwo' });
    expect(register.provinces().map(({ name }) => name)).toContain('łódzkie');
  });

  test('joins the town and the rural area to their urban-rural community', () => {
    expect(register.communities('0201')).toEqual([
      { id: '0201013', name: 'Gmina 02', kind: 'gmina miejsko-wiejska' },
    ]);
    expect(register.cities({ community: '0201013' })).toEqual([
      { id: '0200002', name: 'Łąki 02', kind: 'kolonia' },
      { id: '0200001', name: 'Miasto 02', kind: 'miasto' },
    ]);
  });

  test('finds a place by the name of its part', () => {
    const warszawa = { id: '0918123', name: 'Warszawa', kind: 'miasto', path: 'woj. mazowieckie' };
    expect(register.cities({ q: 'bialoleka' })).toEqual([{ ...warszawa, part: 'Białołęka' }]);
    expect(register.cities({ q: 'jelonki' })).toEqual([{ ...warszawa, part: 'Jelonki' }]);
    expect(register.cities({ q: 'zakątek 02' })).toMatchObject([{ name: 'Łąki 02', part: 'Zakątek 02' }]);
  });

  test('gives the streets of the districts to the city, each once, by their main word', () => {
    expect(register.streets({ city: '0918123' }).map(({ name }) => name)).toEqual([
      'ul. Stefana "Grota" Roweckiego',
      'ul. Lipowa',
      'al. Łukowa',
      'ul. Gabriela Narutowicza',
    ]);
  });

  test('finds a street by any word', () => {
    const find = (q: string) =>
      register.streets({ city: '0918123', q }).map(({ id, kind }) => ({ id, kind }));
    expect(find('narut')).toEqual([{ id: '00010', kind: 'ul.' }]);
    expect(find('GABRIELA nar')).toEqual([{ id: '00010', kind: 'ul.' }]);
    expect(find('lukowa')).toEqual([{ id: '00011', kind: 'al.' }]);
    expect(find('rutowicza')).toEqual([]);
  });

  test('leaves a village without street names without streets', () => {
    expect(register.about.hasStreets).toBe(true);
    expect(register.streets({ city: '0200002' })).toEqual([]);
  });
});

test.each([
  ['XML', (table: 'TERC' | 'SIMC' | 'ULIC', rows: typeof smallTerc) => toXml(table, rows)],
  [
    'a packed CSV',
    (table: 'TERC' | 'SIMC' | 'ULIC', rows: typeof smallTerc) => toZip(`${table}_x.csv`, toCsv(table, rows)),
  ],
  [
    'a packed XML',
    (table: 'TERC' | 'SIMC' | 'ULIC', rows: typeof smallTerc) => toZip(`${table}_x.xml`, toXml(table, rows)),
  ],
])('%s gives the same register as CSV', async (_, write) => {
  const folder = newFolder();
  const files = {
    terc: writeIn(folder, 'a', write('TERC', smallTerc)),
    simc: writeIn(folder, 'b', write('SIMC', smallSimc)),
    ulic: writeIn(folder, 'c', write('ULIC', smallUlic)),
  };
  const { version } = await importRegister(files, folder);
  const { version: _other, ...content } = readRegisterData(versionFolder(folder, version));
  const { version: _same, ...expected } = readRegisterData(versionFolder(dataDir, report.version));
  expect(content).toEqual(expected);
});

test('coordinates come from the shipped register to the places of the same name and path', async () => {
  const shipped = readRegisterData(versionFolder(dataDir, report.version));
  const lent = {
    ...shipped,
    provinces: shipped.provinces.map((province) => ({
      ...province,
      counties: province.counties.map((county) => ({
        ...county,
        communities: county.communities.map((community) => ({
          ...community,
          places: community.places
            .filter(([, name]) => name === 'Miasto 02' || name === 'Warszawa')
            .map(([, name, kind]) => ['x', name, kind, 21, 52] as const),
        })),
      })),
    })),
  };
  const { placesWithCoordinates, version } = await importRegister(writeSmallCountry(), newFolder(), lent);
  expect({ placesWithCoordinates, version }).toEqual({ placesWithCoordinates: 2, version: report.version });
});

describe('versions', () => {
  test('the server goes over to a new one and the old one stays', async () => {
    const folder = newFolder();
    const current = openCurrentRegister({ dataDir: folder, shipped: versionFolder(dataDir, report.version) });
    expect(current.refresh()).toBe(false);
    const first = await importRegister({ ...writeSmallCountry(), ulic: undefined }, folder);
    expect(current.get().about.hasStreets).toBe(true);
    expect(current.refresh()).toBe(true);
    expect(current.get().about).toMatchObject({ version: first.version, hasStreets: false });
    const second = await importRegister(writeSmallCountry(), folder);
    expect(current.refresh()).toBe(true);
    expect(current.get().about).toMatchObject({ version: second.version, hasStreets: true });
    expect(openRegister(versionFolder(folder, first.version)).about.hasStreets).toBe(false);
    pointTo(folder, first.version);
    expect(current.refresh()).toBe(true);
    expect(current.get().about.version).toBe(first.version);
  });

  test('the same files again change nothing', async () => {
    const again = await importRegister(writeSmallCountry(), dataDir);
    expect(again.version).toBe(report.version);
    expect(readdirSync(join(dataDir, 'register')).sort()).toEqual([report.version, 'current']);
    expect(currentVersion(dataDir)).toBe(report.version);
  });

  test('a version is a name and never a way out of the folder', () => {
    expect(() => versionFolder(dataDir, '../x')).toThrow('is not a version');
    expect(() => pointTo(dataDir, 'missing')).toThrow('There is no address register missing');
    expect(existsSync(join(dataDir, 'register', 'missing'))).toBe(false);
  });
});
