import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** What a refusal may leave behind, and why. Every other table stays as it was, row by row. */
const besides = [
  // That it was refused, and what was read for it.
  ...['operator_action', 'act_anchored', 'audit_anchor', 'audit_anchored'],
  // How often somebody tried, and that they are there.
  ...['attempt_window', 'spent_proof', 'idempotency', 'desk_session', 'work_round', 'file_store'],
  // What the walk itself does: it reads mails, and everybody logs in once the clock has gone on.
  ...['mailbox_message', 'desk_person'],
];
/** That a link was opened, which lengthens its life. */
const columnsBesides: Readonly<Record<string, string>> = { secret_link: '{expires_at,used_at}' };

/** A hash for each table of the database. */
export type Digest = ReadonlyMap<string, string>;

let tables: readonly string[] | undefined;

/** Reads how every table stands that a refused act must not change. */
export async function readDigest(owner: Database): Promise<Digest> {
  tables ??= await readTables(owner);
  const parts = tables.map((name) => {
    const row = sql`md5((to_jsonb(each) - ${sql.lit(columnsBesides[name] ?? '{}')}::text[])::text)`;
    return sql`select ${sql.lit(name)} as name,
      (select md5(string_agg(${row}, '' order by ${row})) from ${sql.table(name)} as each) as hash`;
  });
  const found = await sql<{
    name: string;
    hash: string | null;
  }>`${sql.join(parts, sql` union all `)}`.execute(owner);
  return new Map(found.rows.map(({ name, hash }) => [name, hash ?? '']));
}

async function readTables(owner: Database): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1`.execute(owner);
  return found.rows.map(({ name }) => name).filter((name) => !besides.includes(name));
}

/** The tables that stand otherwise than before. */
export function changedTables(before: Digest, now: Digest): readonly string[] {
  return [...now].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
}
