import { expect, test } from 'vitest';
import { openCurrentRegister } from '../current-register.ts';
import { newFolder, toZip, writeIn } from '../testing/official-files.ts';
import { smallTerc, writeSmallCountry } from '../testing/small-country.ts';
import { versionFolder } from '../versions.ts';
import { importPostalCodes } from './import-postal-codes.ts';
import { importRegister } from './import-register.ts';

const nowhere = ['', '', ''];
/** Invented rows in the form of GeoNames; the last three columns are the position and how sure it is. */
const row = (code: string, place: string, [county, community]: readonly [string, string], at = nowhere) =>
  ['PL', code, place, 'Województwo', '', county, '', community, '', ...at].join('\t');
const rows = [
  row('00-950', 'Warszawa', ['Powiat Warszawa', 'Warszawa']),
  row('00-950', 'Warszawa', ['Warszawa', 'Warszawa']),
  row('59-700', 'Łąki 02', ['powiat 02', 'Gmina 02']),
  row('59-700', 'Miasto 02', ['powiat 02', 'Gmina 02']),
  row('59-701', 'Nieznane', ['powiat 02', 'Gmina 02']),
  row('59-702', 'Miasto 02', ['inny', 'inna']),
];
const text = `${rows.join('\n')}\n`;

async function newCountry() {
  const dataDir = newFolder();
  const { version } = await importRegister(writeSmallCountry(), dataDir);
  return { dataDir, current: openCurrentRegister({ dataDir, shipped: versionFolder(dataDir, version) }) };
}

test('a running server finds the places of a code once the codes are imported, without a restart', async () => {
  const { dataDir, current } = await newCountry();
  expect(current.get().about.postalCodes).toBeUndefined();
  expect(current.get().citiesOfCode('00-950')).toEqual([]);
  const file = writeIn(newFolder(), 'PL.zip', toZip('PL.txt', text));
  expect(await importPostalCodes(file, dataDir)).toEqual({ rows: 6, codes: 4 });
  expect(current.refresh()).toBe(true);
  const register = current.get();
  expect(register.about.postalCodes).toContain('CC BY 4.0');
  expect(register.citiesOfCode('00-950')).toEqual([
    { id: '0918123', name: 'Warszawa', kind: 'miasto', path: 'woj. mazowieckie' },
  ]);
  expect(register.citiesOfCode('59-700').map(({ name }) => name)).toEqual(['Łąki 02', 'Miasto 02']);
  expect(current.refresh()).toBe(false);
});

test('a place the register does not hold, or that cannot be told from others, is not offered', async () => {
  const { dataDir, current } = await newCountry();
  await importPostalCodes(writeIn(newFolder(), 'PL.txt', text), dataDir);
  current.refresh();
  for (const code of ['59-701', '59-702', '11-111', '']) expect(current.get().citiesOfCode(code)).toEqual([]);
});

test('of two places of one name the nearer one is meant', async () => {
  const folder = newFolder();
  const place = (name: string, at: readonly [number, number]) => ['x', name, 'wieś', ...at] as const;
  const shipped = {
    format: 1 as const,
    version: 'lent',
    source: '',
    stateDate: '2026-01-01',
    streets: null,
    provinces: smallTerc
      .filter(([, county]) => county === '')
      .map(([id = '', , , , name = '']) => ({
        id,
        name: name.toLocaleLowerCase('pl'),
        counties: [
          {
            id: `${id}01`,
            name: `powiat ${id}`,
            kind: 'powiat',
            communities: [
              {
                id: `${id}01013`,
                name: `Gmina ${id}`,
                kind: 'gmina miejsko-wiejska',
                places: [place(`Miasto ${id}`, [15 + Number(id) / 4, 52])],
              },
            ],
          },
        ],
      })),
  };
  await importRegister(writeSmallCountry(), folder, shipped);
  const far = row('01-001', 'Miasto 04', ['', ''], ['49', '23', '1']);
  const near = row('01-002', 'Miasto 04', ['', ''], ['52.1', '16.1', '4']);
  await importPostalCodes(writeIn(newFolder(), 'PL.txt', `${far}\n${near}\n`), folder);
  const register = openCurrentRegister({ dataDir: folder, shipped: '/nowhere' }).get();
  expect(register.citiesOfCode('01-001')).toEqual([]);
  expect(register.citiesOfCode('01-002')).toMatchObject([{ name: 'Miasto 04' }]);
});

test.each([
  [
    'a row of another length',
    `${rows[0]}\nPL\t00-950\n`,
    'PL.txt, line 2: the row has 2 columns instead of 12',
  ],
  ['another country', text.replaceAll('PL\t', 'DE\t'), 'PL.txt, line 1: "DE" is not Poland'],
  ['a code of another form', text.replace('59-700', '59700'), 'PL.txt, line 3: "59700" is not a postal code'],
  [
    'a place without a name',
    text.replace('Nieznane', ' '),
    'PL.txt, line 5: the place of 59-701 has no name',
  ],
  ['an empty list', '\n\n', 'PL.txt: the file holds no rows'],
])('%s is named and changes nothing', async (_, content, message) => {
  const { dataDir, current } = await newCountry();
  const file = writeIn(newFolder(), 'PL.txt', content);
  await expect(importPostalCodes(file, dataDir)).rejects.toThrow(message);
  expect(current.refresh()).toBe(false);
});
