import { sql } from 'kysely';
import type { Trx } from '../platform/database/database.ts';
import type { ApplicationKey } from './case-key.ts';

/** Names the fields inside a sealed row for the audit, which cannot see them. `row`: as its naming column has it. */
export async function nameFields(trx: Trx, row: string, fields: readonly string[]): Promise<void> {
  await sql`select set_config('ndp.fields', ${JSON.stringify({ [row]: fields })}, true)`.execute(trx);
}

/** An act that changes nothing, such as that data was handed out. */
export async function noteReading(
  trx: Trx,
  { partnerId, applicationId }: ApplicationKey,
  fields: readonly string[],
): Promise<void> {
  const change = JSON.stringify({ change: 'read', fields });
  await sql`select note_act(${partnerId}, ${applicationId}, ${change}::jsonb)`.execute(trx);
}
