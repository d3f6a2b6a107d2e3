import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type { ApplicationKey } from '../keys/case-key.ts';

/** Names the fields inside a sealed row for the audit, which cannot see them. `row`: as its naming column has it. */
export async function nameFields(trx: Trx, row: string, fields: readonly string[]): Promise<void> {
  await sql`select set_config('ndp.fields', ${JSON.stringify({ [row]: fields })}, true)`.execute(trx);
}

/** An act that changes nothing, such as that data was handed out. */
export async function noteReading(trx: Trx, key: ApplicationKey, fields: readonly string[]): Promise<void> {
  await addAuditNote(trx, key, { change: 'read', fields });
}

/** The fields of the project that were corrected; that its sealed row changed is noted beside it. */
export async function noteCorrection(
  trx: Trx,
  key: ApplicationKey,
  fields: readonly string[],
): Promise<void> {
  await addAuditNote(trx, key, { change: 'correct', fields });
}

/** The fields of a section that a helper typed; they are the applicant's to check, and no part of the case yet. */
export async function notePreparation(
  trx: Trx,
  key: ApplicationKey,
  section: string,
  fields: readonly string[],
): Promise<void> {
  await addAuditNote(trx, key, { change: 'prepare', row: section, fields });
}

async function addAuditNote(
  trx: Trx,
  { partnerId, applicationId }: ApplicationKey,
  note: { readonly change: string; readonly row?: string; readonly fields: readonly string[] },
): Promise<void> {
  const change = JSON.stringify(note);
  await sql`select note_act(${partnerId}, ${applicationId}, ${change}::jsonb)`.execute(trx);
}
