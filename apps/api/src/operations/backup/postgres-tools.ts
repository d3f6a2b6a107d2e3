import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { isRefusedSetting } from '../../platform/database/pooler.ts';
import { hiddenTables } from '../../platform/database/row-security.ts';
import { BackupRefused } from './refused.ts';

const parameters: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/**
 * As of one moment, while others go on: the schema of the product alone, without extensions and what else an
 * administrator has added to the database.
 *
 * @throws {BackupRefused} this user does not see every row, or the tool did not work
 */
export async function dumpPostgres(url: string, to: Writable): Promise<void> {
  const schema = await requireSight(url);
  const form = ['--format=custom', '--no-owner', '--no-privileges', '--enable-row-security'];
  const { child, ended } = start('pg_dump', [...form, `--schema="${schema}"`], url);
  await pipeline(child.stdout, to);
  requireDone(await ended);
}

/** The policies hold for the owner too. */
const everyRow = '-c ndp.partner=*';

/** A policy makes a tool pass over rows without a word. @returns the schema of the product */
async function requireSight(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, options: everyRow });
  await client.connect().catch((cause: unknown) => {
    throw isRefusedSetting(cause) ? new BackupRefused('pooled') : cause;
  });
  try {
    const [hidden] = (await client.query<{ name: string }>(hiddenTables)).rows;
    if (hidden) throw new BackupRefused('hidden', { table: hidden.name });
    return await schemaOf(client);
  } finally {
    await client.end();
  }
}

async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_schema() as name');
  return rows[0]?.name ?? 'public';
}

/** How schemas begin that hold what stood there before a restore; no backup takes them along. */
export const asidePrefix = 'ndp_before_';

/** Makes the schema, if anything is there to be put into it. Leaves what belongs to an extension. */
const setAside = (schema: string) => `set client_min_messages = warning; do $$ declare made record; begin
  for made in
    select 'table' as kind, oid::regclass::text as name, oid, 'pg_class'::regclass as catalog from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    union all select 'routine', oid::regprocedure::text, oid, 'pg_proc'::regclass from pg_proc
      where pronamespace = current_schema()::regnamespace
  loop
    if not exists (select from pg_depend where classid = made.catalog and objid = made.oid and deptype = 'e') then
      create schema if not exists ${schema};
      execute format('alter %s %s set schema ${schema}', made.kind, made.name);
    end if;
  end loop;
end $$`;

/**
 * Puts all that the product has made there into a schema, and the backup in its place, in one transaction. What else a
 * backup of an earlier release holds, such as extensions, is left out: only an administrator may make it.
 */
export async function loadPostgres(url: string, file: string, asideSchema: string): Promise<void> {
  const form = ['--no-owner', '--no-privileges', `--schema=${await findSchema(url)}`, '--file=-', file];
  const script = start('pg_restore', form, url);
  const once = [
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    `--command=${setAside(asideSchema)}`,
    '--file=-',
  ];
  const loading = start('psql', ['--no-psqlrc', '--quiet', '--output=/dev/null', ...once], url);
  // Whoever ends early tells by its code; the other must not wait for it.
  loading.child.stdin.on('error', () => {});
  // Also without an error, where psql ended between two writes: output that nobody reads keeps pg_restore from ending.
  loading.child.stdin.on('close', () => {
    script.child.stdout.destroy();
    script.child.kill();
  });
  script.child.stdout.pipe(loading.child.stdin, { end: false });
  const written = await script.ended;
  // The end of its input makes psql commit, so it gets one only after the whole script.
  if (written.code === 0) loading.child.stdin.end();
  else loading.child.kill();
  const loaded = await loading.ended;
  if (loaded.code !== 'killed') requireDone(loaded);
  requireDone(written);
}

async function findSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return schemaOf(client).finally(() => client.end());
}

/** How a program of PostgreSQL ended. */
interface Ending {
  readonly tool: string;
  readonly code: number | string;
  /** What it wrote of its fault. */
  readonly errors: string;
}

/** The address goes by the environment: others can read arguments. */
function start(tool: string, args: readonly string[], url: string) {
  const child = spawn(tool, args, { env: { ...process.env, ...environmentOf(url) }, stdio: 'pipe' });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    errors = `${errors}${part}`.slice(0, 10_000);
  });
  const ended = new Promise<Ending>((resolve) => {
    const end = (code: number | string) => resolve({ tool, code, errors });
    child.on('error', (cause: NodeJS.ErrnoException) => end(cause.code ?? 'unknown'));
    child.on('close', (code) => end(code ?? 'killed'));
  });
  return { child, ended };
}

/** @throws {BackupRefused} it is not installed, or failed */
function requireDone({ tool, code, errors }: Ending): void {
  if (code === 0) return;
  if (code === 'ENOENT') throw new BackupRefused('no_tool', { tool });
  const lines = errors.split('\n').filter((line) => line.trim() !== '');
  const said = lines.find((line) => /(error|fatal):/i.test(line)) ?? lines[0] ?? '–';
  throw new BackupRefused('tool_failed', { tool, code, said });
}

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';
}

function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const set: Record<string, string> = {
    PGDATABASE: nameOf(url),
    PGOPTIONS: everyRow,
  };
  if (hostname) set.PGHOST = hostname.replace(/^\[|\]$/g, '');
  if (port) set.PGPORT = port;
  if (username) set.PGUSER = decodeURIComponent(username);
  if (password) set.PGPASSWORD = decodeURIComponent(password);
  for (const [name, variable] of Object.entries(parameters)) {
    const value = searchParams.get(name);
    if (value) set[variable] = value;
  }
  return set;
}
