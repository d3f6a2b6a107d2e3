import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Ids that name rows of one another: row n of each table belongs to row n of the others. */
const named: Readonly<Record<string, string>> = {
  'application.id': 'application',
  application_id: 'application',
  'signature_request.id': 'request',
  request_id: 'request',
  'signing_envelope.id': 'envelope',
  envelope_id: 'envelope',
  'co_owner.id': 'owner',
  co_owner_id: 'owner',
};
const namedTexts = [
  'reference',
  'provider_id',
  'storage_key',
  'signed_key',
  'message_id',
  'bucket',
  'name',
  'dedupe_key',
];

/**
 * Copies the one row each of these tables holds so many times, as if as many cases were kept: every id, hash and
 * sealed value another, every moment a minute before the last. Keys between tables are not looked at.
 */
export async function copyRows(owner: Database, tables: readonly string[], count: number): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of tables) {
      const { rows } = await sql<Column>`select column_name as name, data_type as type
        from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(
        trx,
      );
      const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
      const values = sql.join(rows.map((column) => copyOf(table, column)));
      await sql`insert into ${sql.table(table)} (${columns}) overriding user value
        select ${values} from (select * from ${sql.table(table)} limit 1) as row, generate_series(1, ${count}::int) as copy`.execute(
        trx,
      );
    }
  });
  await sql`analyze`.execute(owner);
}

function copyOf(table: string, { name, type }: Column) {
  const own = sql.ref(`row.${name}`);
  if (type === 'uuid') {
    const kind = named[`${table}.${name}`] ?? named[name];
    return kind ? sql`md5(${sql.lit(`${kind} `)} || copy)::uuid` : sql`gen_random_uuid()`;
  }
  if (type === 'bytea') {
    return sql`case when ${own} is not null then decode(md5(${sql.lit(`${table}${name}`)} || copy) || md5('' || copy), 'hex') end`;
  }
  if (type.startsWith('timestamp')) return sql`${own} - copy * interval '1 minute'`;
  return namedTexts.includes(name) ? sql`${own} || copy` : own;
}
