import { SaxesParser } from 'saxes';
import { placeColumns, type TableName, type TakeRow, tableColumns } from './columns.ts';
import { ImportFailure } from './import-failure.ts';

/** Columns that an XML file may leave out of a row when they are empty. */
const optional: ReadonlySet<string> = new Set(['POW', 'GMI', 'RODZ', 'CECHA', 'NAZWA_2']);

/**
 * Reads the `row` elements of a catalogue, whatever the elements around them are called. A cell is an element
 * named like its column, or `<col name="…">` as in the older files.
 *
 * @throws ImportFailure for missing columns and for a text that is not well-formed XML
 */
export async function readXml(
  text: AsyncIterable<string>,
  table: TableName,
  file: string,
  take: TakeRow,
): Promise<void> {
  const parser = new SaxesParser({ position: true, xmlns: false });
  let row: Map<string, string> | undefined;
  let column: string | undefined;
  let rows = 0;
  parser.on('error', (cause) => {
    throw new ImportFailure(file, parser.line, `the XML is damaged or incomplete (${cause.message})`, {
      cause,
    });
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') row = new Map();
    else if (row) column = name === 'col' ? attributes.name : name;
    if (row && column) row.set(column, '');
  });
  parser.on('text', (piece) => {
    if (row && column) row.set(column, (row.get(column) ?? '') + piece);
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'row' && row) {
      if (rows++ === 0) placeColumns(table, [...row.keys(), ...optional], file, parser.line);
      const cells = row;
      take(
        tableColumns[table].map((it) => (cells.get(it) ?? '').trim()),
        parser.line,
      );
      row = undefined;
    }
    column = undefined;
  });
  for await (const piece of text) parser.write(piece);
  parser.close();
}
