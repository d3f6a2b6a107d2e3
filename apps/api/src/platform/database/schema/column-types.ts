import type { ColumnType } from 'kysely';

/** A jsonb column: written as text, read as what it holds. */
export type Json<Held> = ColumnType<Held, string, string>;

/** Encrypted, and bound to its row and column. */
export type Sealed = Uint8Array;

/** What every table of a case begins with. */
export interface OfCase {
  partner_id: string;
  application_id: string;
}
