import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dumpPostgres } from '../../operations/backup/postgres-tools.ts';
import { type EmptyPlace, makeEmptyPlace } from '../../testing/backup/places.ts';
import { storeApplication } from '../../testing/stored.ts';
import { KeyRing } from '../crypto/secrets.ts';
import { openStore, type Store } from '../open-store.ts';
import { seededPartners } from '../partners/partners.seed.ts';
import { withAuditActor } from './audit-actor.ts';
import { type Database, openPostgres } from './database.ts';
import { acrossPartners, withinPartner } from './partner-scope.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const clock = () => new Date('2026-11-22T11:00:00Z');
const keys = new KeyRing([{ id: 'test', bytes: new Uint8Array(32).fill(7) }]);
const partners = seededPartners.map(({ id }) => id);

/** As many visitors of all partners at once, each seeing their own rows only, each noted as who it was. */
async function visit(db: Database, rounds: number): Promise<void> {
  await Promise.all(
    Array.from({ length: rounds }, async (_, n) => {
      const partner_id = partners[n % partners.length] ?? '';
      await withinPartner(partner_id, () =>
        withAuditActor({ who: 'visitor', what: `visit ${n}` }, async () => {
          const id = await storeApplication({ db, keys, clock }, { partner_id });
          await db.updateTable('application').set({ language: 'en' }).where('id', '=', id).execute();
          const { seen, acts } = await db.transaction().execute(async (trx) => ({
            seen: await trx.selectFrom('application').select('partner_id').distinct().execute(),
            acts: await sql<{ act: string }>`
              select entry as act from audit_entry where application_id = ${id}`.execute(trx),
          }));
          expect(seen).toEqual([{ partner_id }]);
          expect(acts.rows.length).toBeGreaterThan(1);
          for (const { act } of acts.rows) expect(act).toContain(`visit ${n}"`);
        }),
      );
    }),
  );
  const nobodys = await withinPartner(undefined, () => db.selectFrom('application').select('id').execute());
  expect(nobodys).toEqual([]);
}

describe.skipIf(server === '')('where a pooler stands before the database (only on PostgreSQL)', () => {
  let place: EmptyPlace;
  let store: Store;
  const url = () => place.config.databaseUrl ?? '';
  beforeAll(async () => {
    place = await makeEmptyPlace();
    store = await openStore(place.config, clock);
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  it('nothing of partner, role, actor and limits is left in a session', async () => {
    const db = openPostgres(url());
    await visit(db, 12);
    await acrossPartners(async () => {
      const left = sql`select current_setting('ndp.partner', true) as partner, current_setting('ndp.act', true) as act,
        current_setting('role') as role, current_setting('statement_timeout') as limit`;
      const { rows } = await left.execute(db);
      expect(rows).toEqual([{ partner: '*', act: '', role: 'ndp_application', limit: '2s' }]);
    });
    await expect(acrossPartners(() => sql`select 1 / 0`.execute(db))).rejects.toThrow('division by zero');
    await visit(db, 4);
    await db.destroy();
  });

  describe.skipIf(!process.env.ASSURANCE_POOLER)(
    'pgbouncer in transaction mode (only in the long form)',
    () => {
      let pooled: string;
      let close: () => void;
      beforeAll(async () => {
        ({ url: pooled, close } = await startPgbouncer(url()));
      });
      afterAll(() => close());

      it('the product starts behind it, and no rows and no acts of one visitor reach another', async () => {
        const behind = await openStore({ ...place.config, databaseUrl: pooled }, clock);
        for (let i = 0; i < 8; i += 1) await visit(behind.db, 50);
        await behind.close();
        const known = await knows(pooled);
        expect([
          { partner: '', role: 'none' },
          { partner: null, role: 'none' },
        ]).toContainEqual(known);
      });

      it('no backup is made through it, and the sentence says what to set', async () => {
        await expect(dumpPostgres(pooled, process.stderr)).rejects.toThrow('DATABASE_OWNER_URL');
      });
    },
  );
});

/** What a session knows in which nobody has begun anything. */
async function knows(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await client.connect();
  const { rows } = await client
    .query("select current_setting('ndp.partner', true) as partner, current_setting('role') as role")
    .finally(() => client.end());
  return rows[0];
}

/** Two connections for all who come, so that everybody meets everybody’s session. */
async function startPgbouncer(to: string): Promise<{ readonly url: string; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'ndp-pooler-'));
  chmodSync(folder, 0o777);
  const [target, port] = [new URL(to), await findFreePort()];
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 500
`,
  );
  const user = process.getuid?.() === 0 ? ['--user=postgres'] : [];
  const child = spawn('/usr/sbin/pgbouncer', ['--quiet', ...user, settings], { stdio: 'inherit' });
  const url = new URL(to);
  url.port = String(port);
  const isThere = () => knows(url.href).catch(() => false);
  await vi.waitUntil(isThere, { timeout: 20_000, interval: 100 });
  return {
    url: url.href,
    close: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as { port: number };
  listener.close();
  return port;
}
