import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, toCsv, toXml, toZip, writeIn } from '../testing/official-files.ts';
import {
  type SmallFiles,
  smallSimc,
  smallTerc,
  smallUlic,
  writeSmallCountry,
} from '../testing/small-country.ts';
import { currentVersion, versionFolder } from '../versions.ts';
import { ImportFailure } from './import-failure.ts';
import { importRegister } from './import-register.ts';

const dataDir = newFolder();
const { version } = await importRegister(writeSmallCountry(), dataDir);
const contentBefore = readFileSync(join(versionFolder(dataDir, version), 'register.json'), 'utf8');

const change = (rows: typeof smallTerc, at: number, cell: number, text: string) =>
  rows.map((row, index) => (index === at ? row.with(cell, text) : row));

function breakFile(table: keyof SmallFiles, name: string, content: string | Uint8Array): SmallFiles {
  const folder = newFolder();
  return { ...writeSmallCountry(folder), [table]: writeIn(folder, name, content) };
}

const breakTerc = (rows: typeof smallTerc) => breakFile('terc', 'T.csv', toCsv('TERC', rows));
const breakSimc = (rows: typeof smallTerc) => breakFile('simc', 'S.csv', toCsv('SIMC', rows));
const breakUlic = (rows: typeof smallTerc) => breakFile('ulic', 'U.csv', toCsv('ULIC', rows));

function cutArchive(): SmallFiles {
  const files = breakFile('ulic', 'U.zip', toZip('U.csv', toCsv('ULIC', smallUlic)));
  truncateSync(files.ulic, 150);
  return files;
}

function spoilArchive(): SmallFiles {
  const archive = toZip('U.csv', toCsv('ULIC', smallUlic));
  archive[70] = (archive[70] ?? 0) ^ 0xff;
  return breakFile('ulic', 'U.zip', archive);
}

function inWindowsLetters(): SmallFiles {
  const text = toCsv('SIMC', smallSimc).slice(1);
  return breakFile(
    'simc',
    'S.csv',
    Buffer.from(text.replaceAll('Ł', '\u00a3').replaceAll('ą', '\u00b9'), 'latin1'),
  );
}

function notUtf8OnLine(line: number): SmallFiles {
  const lines = toCsv('ULIC', smallUlic)
    .split('\r\n')
    .map((text) => Buffer.from(text));
  lines[line - 1] = Buffer.from([0x31, 0xb3, 0x3b]);
  return breakFile('ulic', 'U.csv', Buffer.concat(lines.flatMap((text) => [text, Buffer.from('\r\n')])));
}

const broken: readonly (readonly [what: string, files: () => SmallFiles, message: string])[] = [
  [
    'a missing file',
    () => ({ ...writeSmallCountry(), simc: '/nowhere/S.csv' }),
    'S.csv: the file cannot be opened',
  ],
  ['an empty file', () => breakFile('terc', 'T.csv', ''), 'T.csv: the file is empty'],
  ['a header without rows', () => breakTerc([]), 'T.csv: the file holds no rows'],
  ['a ZIP cut short', cutArchive, 'U.zip: the ZIP archive is damaged or incomplete'],
  ['a ZIP with a changed byte', spoilArchive, 'U.zip: the ZIP archive is damaged or incomplete'],
  [
    'a ZIP of something else',
    () => breakFile('terc', 'T.zip', toZip('a.txt', 'x')),
    'T.zip: the ZIP archive is',
  ],
  [
    'columns of another table',
    () => breakFile('simc', 'S.csv', toCsv('ULIC', smallUlic)),
    'S.csv, line 1: not a SIMC file, columns missing: RM, NAZWA, SYMPOD; this looks like a ULIC file',
  ],
  [
    'XML of another table',
    () => breakFile('simc', 'S.xml', toXml('TERC', smallTerc)),
    'line 3: not a SIMC file, columns missing: RODZ_GMI, RM, SYM, SYMPOD; this looks like a TERC file',
  ],
  [
    'a row cut short',
    () => breakFile('ulic', 'U.csv', toCsv('ULIC', smallUlic).slice(0, -30)),
    'U.csv, line 7: the row has 6 columns, the header 10',
  ],
  [
    'XML cut short',
    () => breakFile('ulic', 'U.xml', toXml('ULIC', smallUlic).slice(0, -40)),
    'U.xml, line 8: the XML is damaged or incomplete',
  ],
  ['letters of Windows', inWindowsLetters, 'S.csv, line 3: the text is not UTF-8'],
  ['one line that is not UTF-8', () => notUtf8OnLine(5), 'U.csv, line 5: the text is not UTF-8'],
  [
    '15 provinces',
    () => breakTerc(smallTerc.filter(([province]) => province !== '32')),
    'T.csv: 15 provinces instead of 16',
  ],
  [
    'a county without a province',
    () => breakTerc([...smallTerc, ['33', '01', '', '', 'obcy', 'powiat', '2026-01-01']]),
    'T.csv, line 86: obcy (3301) has no parent 33',
  ],
  [
    'a community without a county',
    () => breakTerc(change(smallTerc, 2, 1, '07')),
    'T.csv, line 4: Gmina 02 (0207013) has no parent 0207',
  ],
  [
    'a unit code twice',
    () => breakTerc([...smallTerc, smallTerc[1] ?? []]),
    'T.csv, line 86: code 0201 stands on line 3 already',
  ],
  [
    'a code with letters',
    () => breakTerc(change(smallTerc, 1, 1, 'x1')),
    'T.csv, line 3: "02x1" is not a code of a unit',
  ],
  [
    'a unit without a name',
    () => breakTerc(change(smallTerc, 1, 4, '')),
    'T.csv, line 3: unit 0201 has no name',
  ],
  [
    'two state dates in TERC',
    () => breakTerc(change(smallTerc, 9, 6, '2025-01-01')),
    'T.csv, line 11: state date 2025-01-01 differs',
  ],
  [
    'two state dates in ULIC',
    () => breakUlic(change(smallUlic, 3, 9, '2025-01-01')),
    'U.csv, line 5: state date 2025-01-01 differs',
  ],
  [
    'a place of an unknown community',
    () => breakSimc(change(smallSimc, 4, 2, '77')),
    'S.csv, line 6: community 0401775 is not in the TERC file',
  ],
  [
    'a place code twice',
    () => breakSimc([...smallSimc, smallSimc[0] ?? []]),
    'S.csv, line 54: place 0200001 stands on line 2 already',
  ],
  [
    'a part of an unknown place',
    () => breakSimc(change(smallSimc, 2, 8, '7777777')),
    'S.csv, line 4: place 0200003 is part of 7777777',
  ],
  [
    'parts in a circle',
    () => breakSimc(change(change(smallSimc, 49, 8, '0918131'), 50, 8, '0918130')),
    'S.csv, line 51: place 0918130 is part of 0918131',
  ],
  [
    'an unknown kind of place',
    () => breakSimc(change(smallSimc, 1, 4, '42')),
    'S.csv, line 3: "42" is not a kind of a place',
  ],
  [
    'a community without places',
    () => breakSimc(smallSimc.slice(0, 48)),
    'S.csv: community Warszawa (1465011) has no place',
  ],
  [
    'a street of an unknown place',
    () => breakUlic(change(smallUlic, 2, 4, '7777777')),
    'U.csv, line 4: place 7777777 is not in the SIMC file',
  ],
  [
    'a street of an unknown community',
    () => breakUlic(change(smallUlic, 2, 1, '99')),
    'U.csv, line 4: community 1499028 is not in the TERC file',
  ],
  [
    'a street twice in a place',
    () => breakUlic([...smallUlic, smallUlic[0] ?? []]),
    'U.csv, line 8: street 00010 of place 0918130 is in this file already',
  ],
  [
    'a street without a name',
    () => breakUlic(change(smallUlic, 0, 7, '')),
    'U.csv, line 2: street 00010 has no name',
  ],
];

test.each(broken)('%s changes nothing and is named', async (_, files, message) => {
  const failure = await importRegister(files(), dataDir).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(ImportFailure);
  expect((failure as ImportFailure).message).toContain(message);
  expect(currentVersion(dataDir)).toBe(version);
  expect(readFileSync(join(versionFolder(dataDir, version), 'register.json'), 'utf8')).toBe(contentBefore);
});
