import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Opens the database of a server that is stopped, or PostgreSQL at any time. */
export async function openDatabase({ dataDir, databaseUrl }) {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return { query: async (text) => (await client.query(text)).rows, close: () => client.end() };
  }
  const pglite = await PGlite.create(join(dataDir, 'db'));
  return { query: async (text) => (await pglite.query(text)).rows, close: () => pglite.close() };
}

/** Ends the leases of a process that was killed, as their time would: minutes the short form does not have. */
export async function endLeases(place) {
  const db = await openDatabase(place);
  const mails = await db.query(
    'update outbox set leased_until = now() where leased_until > now() and sent_at is null returning id',
  );
  const papers = await db.query(
    'update signature_request set leased_until = now() where leased_until > now() returning id',
  );
  await db.close();
  return { mails: mails.length, papers: papers.length };
}
