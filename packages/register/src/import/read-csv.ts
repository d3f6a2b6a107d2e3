import { placeColumns, type TableName, type TakeRow } from './columns.ts';
import { ImportFailure } from './import-failure.ts';

/**
 * Reads the rows of a semicolon-separated text that comes in pieces ending at a line break; a row is one line, as
 * eTERYT writes it, and empty lines are passed over. Its files hardly ever quote, so a quotation mark that does
 * not enclose the whole cell belongs to the name: `"Grota" Roweckiego`.
 *
 * @throws ImportFailure for missing columns and for a row of another length
 */
export async function readCsv(
  text: AsyncIterable<string>,
  table: TableName,
  file: string,
  take: TakeRow,
): Promise<void> {
  let places: readonly number[] | undefined;
  let width = 0;
  let number = 0;
  for await (const piece of text) {
    const lines = piece.split('\n');
    if (lines.at(-1) === '') lines.pop();
    for (const line of lines) {
      number++;
      if (line.trim() === '') continue;
      const cells = splitCells(line);
      if (places === undefined) {
        places = placeColumns(table, cells, file, number);
        width = cells.length;
        continue;
      }
      if (cells.length !== width) {
        throw new ImportFailure(file, number, `the row has ${cells.length} columns, the header ${width}`);
      }
      take(
        places.map((at) => cells[at] ?? ''),
        number,
      );
    }
  }
}

const quotedOrPlain = /(?:^|;)("(?:[^"]|"")*"(?=;|$)|[^;]*)/g;

function splitCells(line: string): string[] {
  if (!line.includes('"')) return line.split(';').map((cell) => cell.trim());
  return Array.from(line.trim().matchAll(quotedOrPlain), ([, cell = '']) => {
    const quoted = cell.length > 1 && cell.startsWith('"') && /^"(?:[^"]|"")*"$/.test(cell);
    return (quoted ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim();
  });
}
