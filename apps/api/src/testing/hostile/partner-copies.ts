import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The tables whose rows belong to partners. */
export async function readPartnerTables(owner: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'partner_id' order by table_name`.execute(owner);
  return rows.map(({ name }) => name);
}

/** What must differ between two rows of different partners, by table. */
const apart: Readonly<Record<string, string>> = {
  outbox: `jsonb_build_object('id', gen_random_uuid())`,
  signature_request: `jsonb_build_object('provider_id', provider_id || 'x')`,
  message_file: `jsonb_build_object('storage_key', gen_random_uuid())`,
  settlement_document: `jsonb_build_object('storage_key', gen_random_uuid())`,
};

/** Gives another partner a copy of every row there is, under the same ids. Keys between tables are not looked at. */
export async function copyToPartner(
  owner: Database,
  tables: readonly string[],
  partnerId: string,
): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of tables) {
      const copy = sql`to_jsonb(row) || jsonb_build_object('partner_id', ${partnerId}::text) || ${sql.raw(apart[table] ?? `'{}'`)}`;
      await sql`insert into ${sql.table(table)} overriding user value
        select (jsonb_populate_record(null::${sql.table(table)}, ${copy})).* from ${sql.table(table)} row`.execute(
        trx,
      );
    }
  });
}
