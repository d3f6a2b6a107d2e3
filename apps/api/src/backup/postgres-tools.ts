import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupRefused } from './refused.ts';

/** What libpq reads of an address's parameters. */
const parameters: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/** Writes a database in the own form of `pg_dump`: all of it as of one moment, while others go on. */
export function dumpPostgres(url: string, to: Writable): Promise<void> {
  return run(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', '--enable-row-security'],
    url,
    to,
  );
}

/** Puts such a dump into a database, all of it or nothing. What stands there under the same names is replaced. */
export async function loadPostgres(url: string, file: string): Promise<void> {
  const whole = ['--exit-on-error', '--single-transaction', '--clean', '--if-exists'];
  const plain = ['--no-owner', '--no-privileges'];
  await run('pg_restore', [...whole, ...plain, `--dbname=${nameOf(url)}`, file], url);
}

/**
 * Runs a tool of PostgreSQL; the address goes by its environment, for others can read arguments.
 *
 * @throws {BackupRefused} it is not installed, or failed
 */
async function run(tool: string, args: readonly string[], url: string, to?: Writable): Promise<void> {
  const child = spawn(tool, args, {
    env: { ...process.env, ...environmentOf(url) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | string>((resolve) => {
    child.on('error', (cause: NodeJS.ErrnoException) => resolve(cause.code ?? 'unknown'));
    child.on('close', (code) => resolve(code ?? 'killed'));
  });
  const [code] = await Promise.all([ended, to ? pipeline(child.stdout, to) : child.stdout.resume()]);
  if (code !== 0) throw new BackupRefused('no_tool', { tool, code });
}

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';
}

function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const set: Record<string, string> = {
    PGDATABASE: nameOf(url),
    // The policies hold for the owner too: every partner's rows are meant.
    PGOPTIONS: '-c ndp.partner=*',
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
