import type { ColumnType } from 'kysely';

/** A jsonb column: written as text, read as what it holds. */
export type Json<Held> = ColumnType<Held, string, string>;
