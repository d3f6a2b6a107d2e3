import { sql } from 'kysely';
import { ConfigError } from '../config/config.ts';
import type { Database, Trx } from './database.ts';
import { applicationRole } from './role.ts';

/** A changed rule gets another name. */
const policy = 'rows_of_the_partner_1';
/** Asked once a statement, not once a row. */
const isInScope = "(select current_setting('ndp.partner', true)) in (partner_id, '*')";

const usualRights = 'select, insert, update, delete';
const rights: Readonly<Record<string, string>> = {
  schema_migration: 'select',
  partner: 'select, insert, update',
  audit_entry: 'select',
  audit_packed: 'select',
  audit_anchor: 'select, insert',
  audit_anchored: 'select, insert',
  act_anchored: 'select, insert',
};

interface TableFacts {
  readonly name: string;
  readonly has_partner: boolean;
  readonly is_forced: boolean;
  readonly policies: readonly string[];
}

/**
 * Gives every table with a `partner_id` its policy, and the role its rights; a partition is reached by its table alone.
 *
 * @throws {ConfigError} the role is missing and this user may not create it
 */
export async function guardRows(trx: Trx): Promise<void> {
  await createRole(trx);
  const tables = await readTables(trx);
  const schema = await readSchema(trx);
  const statements = [
    ...tables.filter((table) => table.has_partner && !isGuarded(table)).flatMap(guard),
    `revoke all on all tables in schema "${schema}" from ${applicationRole}`,
    `grant usage on schema "${schema}" to ${applicationRole}`,
    ...tables.map(({ name }) => grantOf(name)).filter((grant) => grant !== ''),
  ];
  await sql.raw(statements.join(';\n')).execute(trx);
}

/** @throws {ConfigError} this connection passes the policies */
export async function checkRowSecurity(db: Database): Promise<void> {
  const tables = (await readTables(db)).filter(({ has_partner }) => has_partner);
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${tables.map(({ name }) => name)}::text[]) as name
    where not row_security_active(quote_ident(name))`.execute(db);
  if (rows.length === 0) return;
  throw new ConfigError(
    `The role ${applicationRole} passes the row security of the database. It must be no superuser, have NOBYPASSRLS and own no table.`,
  );
}

/** Tables of which a connection that wants every row may not see all; without the schema, one that is named so. */
export const hiddenTables = `
  select coalesce(relname, 'application') as name
  from (select to_regclass('application') as known) asked left join pg_class class
    on relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
  where known is null or not has_table_privilege(class.oid, 'select') or row_security_active(class.oid) and (
    current_setting('ndp.partner', true) is distinct from '*'
    or array(select polname::text from pg_policy where polrelid = class.oid) <> array['${policy}'])
  order by name`;

/** Roles belong to the server: another database may be making the same one now. */
async function createRole(trx: Trx): Promise<void> {
  const { rows } = await sql`select from pg_roles where rolname = ${applicationRole}`.execute(trx);
  if (rows.length > 0) return;
  await sql
    .raw(
      `do $$ begin
        create role ${applicationRole} nologin noinherit nosuperuser nobypassrls;
      exception when duplicate_object or unique_violation then null; end $$`,
    )
    .execute(trx)
    .catch((cause: unknown) => {
      throw isNotAllowed(cause) ? new ConfigError(missingRole) : cause;
    });
}

const missingRole = `The database has no role ${applicationRole}, and the user of DATABASE_OWNER_URL (without it, of DATABASE_URL) may not create one. Let an administrator run: create role ${applicationRole} nologin noinherit; grant ${applicationRole} to the user of DATABASE_URL.`;

async function readTables(db: Database): Promise<TableFacts[]> {
  const { rows } = await sql<TableFacts>`
    select relname as name,
      exists (select from pg_attribute
        where attrelid = class.oid and attname = 'partner_id' and not attisdropped) as has_partner,
      relrowsecurity and relforcerowsecurity as is_forced,
      array(select polname::text from pg_policy where polrelid = class.oid) as policies
    from pg_class class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(db);
  return rows;
}

async function readSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

/** Of several policies one would let a row pass. */
function isGuarded({ is_forced, policies }: TableFacts): boolean {
  return is_forced && policies.length === 1 && policies[0] === policy;
}

function guard({ name, policies }: TableFacts): string[] {
  return [
    `alter table "${name}" enable row level security, force row level security`,
    ...policies.map((old) => `drop policy "${old}" on "${name}"`),
    `create policy ${policy} on "${name}" using (${isInScope}) with check (${isInScope})`,
  ];
}

function grantOf(table: string): string {
  const granted = rights[table] ?? usualRights;
  return granted && `grant ${granted} on "${table}" to ${applicationRole}`;
}

export function isNotAllowed(cause: unknown): boolean {
  return (Object(cause) as { code?: string }).code === '42501';
}
