import { ImportFailure } from './import-failure.ts';

/** The tables of the TERYT register and the columns that are used of each. */
export const tableColumns = {
  TERC: ['WOJ', 'POW', 'GMI', 'RODZ', 'NAZWA', 'STAN_NA'],
  SIMC: ['WOJ', 'POW', 'GMI', 'RODZ_GMI', 'RM', 'NAZWA', 'SYM', 'SYMPOD'],
  ULIC: ['WOJ', 'POW', 'GMI', 'RODZ_GMI', 'SYM', 'SYM_UL', 'CECHA', 'NAZWA_1', 'NAZWA_2', 'STAN_NA'],
} as const;

export type TableName = keyof typeof tableColumns;

/** The cells of one row in the order of `tableColumns`, trimmed. */
export type Cells = readonly string[];

export type TakeRow = (cells: Cells, line: number) => void;

/**
 * Where in a file the columns of a table stand.
 *
 * @throws ImportFailure naming the missing columns and, when it looks like another table, that one
 */
export function placeColumns(
  table: TableName,
  found: readonly string[],
  file: string,
  line: number,
): number[] {
  const missing = tableColumns[table].filter((column) => !found.includes(column));
  if (missing.length === 0) return tableColumns[table].map((column) => found.indexOf(column));
  const names = Object.keys(tableColumns) as TableName[];
  const other = names.find((name) => tableColumns[name].every((column) => found.includes(column)));
  const hint = other === undefined ? '' : `; this looks like a ${other} file`;
  throw new ImportFailure(file, line, `not a ${table} file, columns missing: ${missing.join(', ')}${hint}`);
}
