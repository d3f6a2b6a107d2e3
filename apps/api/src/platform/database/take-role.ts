import { sql } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../config/config.ts';
import type { Database } from './database.ts';
import { applicationRole } from './role.ts';
import { isNotAllowed } from './row-security.ts';

/** @throws {ConfigError} the user may not take the role, and the owner may not grant it */
export async function letTakeRole(owner: Database, url: string): Promise<void> {
  const user = await tryRole(url);
  if (user === undefined) return;
  try {
    await sql`grant ${sql.id(applicationRole)} to ${sql.id(user)}`.execute(owner);
  } catch (cause) {
    if (!isNotAllowed(cause)) throw cause;
  }
  if ((await tryRole(url)) === undefined) return;
  throw new ConfigError(
    `The user of DATABASE_URL may not take the role ${applicationRole}. Let an administrator run: grant ${applicationRole} to "${user}".`,
  );
}

/** @returns the user, if it may not take the role */
async function tryRole(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Within a transaction: behind a pooler the session is everybody's.
    await client.query('begin');
    await client.query(`set local role ${applicationRole}`);
    return undefined;
  } catch (cause) {
    if (!isNotAllowed(cause)) throw cause;
    await client.query('rollback');
    const { rows } = await client.query<{ name: string }>('select session_user as name');
    return rows[0]?.name ?? '';
  } finally {
    await client.query('rollback').catch(() => {});
    await client.end();
  }
}
