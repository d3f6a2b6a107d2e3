// @database both

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { ConfigError } from '../config/config.ts';
import { seededPartners } from '../partners/partners.seed.ts';
import { migrate } from './migrate.ts';
import { acrossPartners, withinPartner } from './partner-scope.ts';
import { checkRowSecurity } from './row-security.ts';

const [mine, other] = seededPartners.map(({ id }) => id);

const opened = await openTestDatabase();
afterAll(() => opened.close());

/** Every table, and whether its rows belong to partners. */
async function readTables(): Promise<{ name: string; has_partner: boolean }[]> {
  const { rows } = await sql<{ name: string; has_partner: boolean }>`
    select table_name as name, bool_or(column_name = 'partner_id') as has_partner
    from information_schema.columns where table_schema = current_schema()
    group by table_name order by table_name`.execute(opened.owner);
  return rows;
}

async function readNames(query: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> {
  return (await query.execute(opened.owner)).rows.map(({ name }) => name).sort();
}

const promiseFor = (partnerId: string) =>
  opened.db.insertInto('outbox').values({
    id: randomUUID(),
    partner_id: partnerId,
    application_id: randomUUID(),
    kind: 'confirm-email',
    payload: null,
    message_id: '<1@ndp.localhost>',
    due_at: new Date(),
    created_at: new Date(),
  });

describe('the database', () => {
  it('forces a policy on every table that holds rows of a partner', async () => {
    const expected = (await readTables()).filter(({ has_partner }) => has_partner).map(({ name }) => name);
    const forced = sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relrowsecurity and relforcerowsecurity`;
    const withPolicy = sql<{ name: string }>`select tablename as name from pg_policies
      where cmd = 'ALL' and permissive = 'PERMISSIVE' and roles = '{public}'`;
    expect(expected.length).toBeGreaterThan(15);
    expect(await readNames(forced)).toEqual(expected);
    expect(await readNames(withPolicy)).toEqual(expected);
  });

  it('lets the product work in a role that cannot log in, owns nothing and passes no policy', async () => {
    const { rows } = await sql`
      select current_user as name, rolcanlogin, rolsuper, rolbypassrls, rolinherit, rolcreaterole, rolcreatedb,
        exists (select from pg_class where relowner = pg_roles.oid) as owns
      from pg_roles where rolname = current_user`.execute(opened.db);
    expect(rows).toEqual([
      {
        name: 'ndp_application',
        rolcanlogin: false,
        rolsuper: false,
        rolbypassrls: false,
        rolinherit: false,
        rolcreaterole: false,
        rolcreatedb: false,
        owns: false,
      },
    ]);
  });

  it('gives that role no more rights than it needs', async () => {
    const rights = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];
    const held = new Map<string, string[]>();
    for (const { name } of await readTables()) {
      const { rows } = await sql<{ right: string }>`
        select "right" from unnest(${rights}::text[]) as "right"
        where has_table_privilege('ndp_application', quote_ident(${name}), "right")`.execute(opened.owner);
      held.set(
        name,
        rows.map(({ right }) => right),
      );
    }
    expect(held.get('schema_migration')).toEqual(['select']);
    expect(held.get('partner')).toEqual(['select', 'insert', 'update']);
    const most = rights.slice(0, 4);
    expect([...held.values()].flat().filter((right) => !most.includes(right))).toEqual([]);
    await expect(sql`create table extra ()`.execute(opened.db)).rejects.toThrow('permission denied');
  });

  it('guards a table that a later migration adds, and takes what stood there before', async () => {
    await sql`create table later (partner_id text not null)`.execute(opened.owner);
    await sql`create policy lenient on later using (true)`.execute(opened.owner);
    await sql`insert into later values (${mine}), (${other})`.execute(opened.owner);
    await migrate(opened.owner);
    const seen = () => sql`select from later`.execute(opened.db);
    expect((await withinPartner(mine, seen)).rows).toHaveLength(1);
    expect((await withinPartner(undefined, seen)).rows).toHaveLength(0);
    expect((await acrossPartners(seen)).rows).toHaveLength(2);
    await sql`drop table later`.execute(opened.owner);
  });

  it('guards a table that an administrator parted by partner, of which no part is reached or noted by itself', async () => {
    await sql`create table parted (partner_id text not null, application_id uuid) partition by list (partner_id)`.execute(
      opened.owner,
    );
    await sql`create table parted_rest partition of parted default`.execute(opened.owner);
    await sql`insert into parted values (${mine}), (${other})`.execute(opened.owner);
    await migrate(opened.owner);
    const seen = (table: string) =>
      withinPartner(mine, () => sql`select from ${sql.table(table)}`.execute(opened.db));
    expect((await seen('parted')).rows).toHaveLength(1);
    await expect(seen('parted_rest')).rejects.toThrow('permission denied');
    const told = sql<{
      told: boolean;
    }>`select prosrc like '%parted_rest%' as told from pg_proc where proname = 'standing_rows'`;
    expect((await told.execute(opened.owner)).rows).toEqual([{ told: false }]);
    await sql`drop table parted`.execute(opened.owner);
    await migrate(opened.owner);
  });

  it('is not used by whoever passes its policies', async () => {
    await checkRowSecurity(opened.db);
    await expect(checkRowSecurity(opened.owner)).rejects.toThrow(ConfigError);
  });
});

describe('work that does not say whose rows it means', () => {
  it('sees no row, and can write none', async () => {
    await acrossPartners(() => promiseFor(mine ?? '').execute());
    for (const { name } of (await readTables()).filter(({ has_partner }) => has_partner)) {
      const { rows } = await withinPartner(undefined, () =>
        sql`select from ${sql.table(name)}`.execute(opened.db),
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const add = () => promiseFor(mine ?? '').execute();
    await expect(withinPartner(undefined, add)).rejects.toThrow('row-level security');
  });

  it.each([undefined, '', '*', "mpec' or true", 'MPEC'])(
    'is also work of a partner called %s',
    async (id) => {
      const seen = () => opened.db.selectFrom('outbox').select('id').execute();
      expect(await withinPartner(id, seen)).toEqual([]);
    },
  );
});

describe('work for one partner', () => {
  it('writes its own row of the partners and nobody else’s, and gives it no other name', async () => {
    const rename = (id: string | undefined, set: { title?: string; id?: string }) =>
      opened.db
        .updateTable('partner')
        .set(set)
        .where('id', '=', id ?? '')
        .execute();
    await withinPartner(mine, async () => {
      await rename(mine, { title: 'Nowy tytuł' });
      await expect(rename(other, { title: 'Cudzy' })).rejects.toThrow('its own desk alone');
      await expect(rename(mine, { id: 'inny' })).rejects.toThrow('its own desk alone');
    });
    await expect(withinPartner(undefined, () => rename(mine, { title: 'x' }))).rejects.toThrow(
      'its own desk',
    );
  });

  it('can neither write, move nor give away a row of another one', async () => {
    const count = () => opened.db.selectFrom('outbox').select('id').execute();
    const before = await acrossPartners(count);
    await withinPartner(other, async () => {
      expect(await count()).toEqual([]);
      await opened.db.updateTable('outbox').set({ last_error: 'x' }).execute();
      await opened.db.deleteFrom('outbox').execute();
      await expect(promiseFor(mine ?? '').execute()).rejects.toThrow('row-level security');
      await promiseFor(other ?? '').execute();
      const move = opened.db.updateTable('outbox').set({ partner_id: mine });
      await expect(move.execute()).rejects.toThrow('row-level security');
    });
    expect(await withinPartner(mine, count)).toEqual(before);
  });

  it('keeps its scope over every connection, also where others work at the same time', async () => {
    const seen = async (id: string | undefined) => {
      const rows = await withinPartner(id, () =>
        opened.db.selectFrom('outbox').select('partner_id').execute(),
      );
      return rows.every(({ partner_id }) => partner_id === id);
    };
    const asked = Array.from({ length: 60 }, (_, i) => seen([mine, other, 'nobody'][i % 3]));
    expect(await Promise.all(asked)).not.toContain(false);
  });
});
