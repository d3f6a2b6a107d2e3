/**
 * A table as the spreadsheets of Polish offices read it: UTF-8 with its mark, semicolons, CRLF, quoted after
 * RFC 4180. No cell can be taken for a formula.
 *
 * @param rows  the first holds the heads
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${writeLines(rows)}`;
}

/** More of the same table. */
export function writeLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => quote(disarm(cell))).join(';')}\r\n`).join('');
}

/** A spreadsheet runs what begins with one of these, but for an amount below zero; an apostrophe makes it a text. */
function disarm(cell: string): string {
  return /^[=+\-@\t\r\n]/.test(cell) && !/^-\d+(,\d\d)?$/.test(cell) ? `'${cell}` : cell;
}

function quote(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
