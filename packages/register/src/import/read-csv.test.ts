import { expect, test } from 'vitest';
import type { Cells } from './columns.ts';
import { readCsv } from './read-csv.ts';

async function* pieces(...texts: string[]) {
  yield* texts;
}

async function read(...texts: string[]): Promise<(readonly [Cells, number])[]> {
  const rows: (readonly [Cells, number])[] = [];
  await readCsv(pieces(...texts), 'TERC', 'T.csv', (cells, line) => rows.push([cells, line]));
  return rows;
}

const header = 'WOJ;POW;GMI;RODZ;NAZWA;NAZWA_DOD;STAN_NA\r\n';

test('a row is told with its line, and empty lines count but give nothing', async () => {
  expect(await read(header, '\r\n02;;;; A ;x;d\r\n', '04;;;;B;x;d')).toEqual([
    [['02', '', '', '', 'A', 'd'], 3],
    [['04', '', '', '', 'B', 'd'], 4],
  ]);
});

test.each([
  ['"A;B"', 'A;B'],
  ['"Generała ""Nila"""', 'Generała "Nila"'],
  ['"Grota" Roweckiego', '"Grota" Roweckiego'],
  ['Mazewo "A"', 'Mazewo "A"'],
  ['""', ''],
  ['"', '"'],
])('the cell %s is the name %s', async (cell, name) => {
  const [row] = await read(header, `02;;;;${cell};x;d\r\n`);
  expect(row?.[0]).toEqual(['02', '', '', '', name, 'd']);
});

test('columns may stand in another order', async () => {
  const rows = await read('STAN_NA;NAZDOD;NAZWA;RODZ;GMI;POW;WOJ\n', 'd;x;A;1;02;01;04\n');
  expect(rows).toEqual([[['04', '01', '02', '1', 'A', 'd'], 2]]);
});

test('a row of another length is refused with its line', async () => {
  await expect(read(header, '02;;;;A;x\r\n')).rejects.toThrow(
    'T.csv, line 2: the row has 6 columns, the header 7',
  );
});
