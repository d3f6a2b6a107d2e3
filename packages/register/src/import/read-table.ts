import type { TableName, TakeRow } from './columns.ts';
import { decodeText } from './decode-text.ts';
import { ImportFailure } from './import-failure.ts';
import { openFile } from './open-file.ts';
import { readCsv } from './read-csv.ts';
import { readXml } from './read-xml.ts';

/**
 * Reads a table of the TERYT register from a CSV or XML file, packed or not, row by row: what it is shows in its
 * content, not in its name. What `take` throws stops the reading.
 *
 * @returns the name of the file for messages
 * @throws ImportFailure naming file and line
 */
export async function readTable(
  path: string,
  table: TableName,
  take: (fail: Fail) => TakeRow,
): Promise<Fail> {
  const file = await openFile(path);
  const fail: Fail = (line, reason) => {
    throw new ImportFailure(file.name, line, reason);
  };
  let rows = 0;
  const takeRow = take(fail);
  const text = decodeText(file);
  const first = await text.next();
  const beginning = first.done ? '' : first.value;
  const read = beginning.trimStart().startsWith('<') ? readXml : readCsv;
  await read(resume(beginning, text), table, file.name, (cells, line) => {
    rows++;
    takeRow(cells, line);
  });
  if (rows === 0) fail(undefined, 'the file holds no rows');
  return fail;
}

/** Throws an ImportFailure that names the file being read. */
export type Fail = (line: number | undefined, reason: string) => never;

async function* resume(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
