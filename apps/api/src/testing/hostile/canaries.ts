import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Where a planted value was found: `table.column`, and the value by its name. */
export type Sighting = `${string}.${string}: ${string}`;

/**
 * Searches every column of every table for planted values, in the ways bytes may hold them.
 *
 * @param planted  by what they are
 */
export async function findCanaries(
  db: Database,
  planted: Readonly<Record<string, string>>,
): Promise<readonly Sighting[]> {
  const found = new Set<Sighting>();
  for await (const { table, column, value } of readEverything(db)) {
    for (const what of namesIn(textsOf(value), planted)) found.add(`${table}.${column}: ${what}`);
  }
  return [...found].sort();
}

/** One value of one row. */
export interface TableCell {
  readonly table: string;
  readonly column: string;
  readonly value: unknown;
}

/** Everything that is stored, table by table. */
export async function* readEverything(db: Database): AsyncGenerator<TableCell> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  for (const { name: table } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const [column, value] of rows.flatMap(Object.entries)) yield { table, column, value };
  }
}

/**
 * Which planted values stand in a text, spelt as they were sent or without their spaces. A few digits within a hash or a
 * time are chance.
 */
export function namesIn(text: string, planted: Readonly<Record<string, string>>): readonly string[] {
  const stands = (value: string) =>
    /^\d{1,8}$/.test(value)
      ? new RegExp(`(?<![0-9a-f])${value}(?![0-9a-f])`).test(text)
      : text.includes(value);
  const found = Object.entries(planted).filter(
    ([, value]) => stands(value) || stands(value.replaceAll(' ', '')),
  );
  return found.map(([what]) => what);
}

/** A value as every text it may be read as. */
export function textsOf(value: unknown): string {
  if (value instanceof Uint8Array) {
    const bytes = Buffer.from(value);
    return ['utf8', 'latin1', 'utf16le'].map((as) => bytes.toString(as as BufferEncoding)).join('\n');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
