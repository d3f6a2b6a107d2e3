import pg from 'pg';

/**
 * Whether a pooler such as pgbouncer stands between, in whatever mode: it greets with a number of its own, not with
 * that of the process of the database.
 */
export async function isPooled(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== Object(client).processID;
  } finally {
    await client.end();
  }
}

/** What a pooler answers to a setting at the beginning of a connection that it does not pass on. */
export function isRefusedSetting(cause: unknown): boolean {
  const { code, message = '' } = Object(cause) as { code?: string; message?: string };
  return code === '08P01' && message.includes('startup parameter');
}
