import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Config } from '../../platform/config/config.ts';
import { type Database, openPostgresAsOwner } from '../../platform/database/database.ts';

const tables = [
  'application_section',
  'application_event',
  'consent_record',
  'application_key',
  'co_owner',
  'signature_request',
  'settlement_document',
  'audit_entry',
] as const;

/** How many rows each table holds of some applications. */
export async function countRows(db: Database, ids: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where application_id = any(${ids}::uuid[])`.execute(
      db,
    );
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}

/** What a later release might have made there. */
export async function growNewer({ databaseUrl = '' }: Config): Promise<void> {
  const owner = openPostgresAsOwner(databaseUrl);
  await sql`create table later (partner_id text references partner (id))`.execute(owner);
  await sql`insert into schema_migration values ('9999-later.sql', '', now())`.execute(owner);
  await owner.destroy();
}

/** The command has said where what stood there is: it is there whole, and goes as it says. */
export async function findAside(text: string, { databaseUrl = '' }: Config): Promise<void> {
  const [, drop = '', schema = ''] =
    /Once all is well: (drop schema (ndp_before_\d+) cascade)/.exec(text) ?? [];
  const owner = openPostgresAsOwner(databaseUrl);
  const there = sql<{ n: number }>`select count(*)::int as n from ${sql.table(`${schema}.application`)}
    where (select count(*) from ${sql.table(`${schema}.later`)}) = 0`.execute(owner);
  expect((await there).rows[0]?.n).toBeGreaterThan(3);
  await sql.raw(drop).execute(owner);
  await owner.destroy();
}
