// @database both

import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { seededPartners } from '../partners/partners.seed.ts';
import { withAuditActor } from './audit-actor.ts';
import type { Client, ClientPool } from './client-pool.ts';
import { type Database, embeddedOf, type Trx } from './database.ts';
import { embeddedPool } from './embedded-pool.ts';
import { inOneView } from './one-view.ts';
import { acrossPartners, withinPartner } from './partner-scope.ts';
import type { Tables } from './schema/tables.ts';
import { asApplication, type Session } from './session.ts';
import { sessionDialect } from './session-driver.ts';

const opened = await openTestDatabase();
const [mine = '', other = ''] = seededPartners.map(({ id }) => id);

/** What the database knows of a session, asked past the product. */
interface DatabaseSession {
  readonly role: string;
  readonly partner: string;
  readonly act: string;
}

const known = `select current_setting('role') as role, coalesce(current_setting('ndp.partner', true), '') as partner,
  coalesce(current_setting('ndp.act', true), '') as act`;
const nothing = { role: 'none', partner: '', act: '' };
const control = /^(start transaction|commit$|rollback$)/;

/** One connection for all, so that everybody meets the session of whoever came before. */
function onlyConnection(): ClientPool {
  const pglite = embeddedOf(opened.owner);
  if (pglite) return { ...embeddedPool(pglite), end: async () => {} };
  const pool = new pg.Pool({ connectionString: opened.url, max: 1 });
  return {
    connect: async () => {
      const client = await pool.connect();
      return {
        query: (text, values) => client.query(text, [...values]),
        release: (isBroken) => client.release(isBroken),
      };
    },
    end: () => pool.end(),
  };
}

const seen: { readonly text: string; readonly known: unknown }[] = [];
/** What the connection still knew each time it was taken. */
const taken: unknown[] = [];
const pool = onlyConnection();

/** The same connection; before each statement that is no beginning and no end it is asked what it knows. */
const watched: ClientPool = {
  ...pool,
  connect: async () => {
    const client = await pool.connect();
    taken.push(...(await client.query(known, [])).rows);
    const query: Client['query'] = async (text, values) => {
      if (control.test(text)) return client.query(text, values);
      const before = client.query(known, []).then(({ rows }) => rows[0]);
      const answer = client.query(text, values);
      answer.catch(() => {});
      seen.push({ text, known: await before });
      return answer;
    };
    return { query, release: (isBroken) => client.release(isBroken) };
  },
};

const open = (sessionOf: () => Session = asApplication): Database =>
  new Kysely<Tables>({ dialect: sessionDialect(watched, sessionOf) });
const db = open();
beforeEach(() => {
  seen.splice(0);
  taken.splice(0);
});
afterAll(async () => {
  await pool.end();
  await opened.close();
});

/** Does work as an act for a partner; tells what the database was to know of it. */
async function actFor(partner: string, what: string, work: () => Promise<unknown>): Promise<DatabaseSession> {
  let act = '';
  await withinPartner(partner, () =>
    withAuditActor({ who: 'visitor', what }, async () => {
      act = asApplication().actor;
      await work();
    }),
  );
  return { role: 'ndp_application', partner, act };
}

const count = (name: string) => ({ name, count: 1, ends_at: new Date() });
const promise = (partner_id: string) =>
  db.insertInto('outbox').values({
    ...{ id: randomUUID(), partner_id, application_id: randomUUID(), kind: 'confirm-email', payload: null },
    ...{ message_id: '<1@ndp.localhost>', due_at: new Date(), created_at: new Date() },
  });

const statements = [
  ['that reads', () => db.selectFrom('outbox').select('id').execute()],
  ['that writes', () => db.insertInto('attempt_window').values(count(randomUUID())).execute()],
  [
    'that writes as if it read',
    () => sql`with gone as (delete from attempt_window returning name) select name from gone`.execute(db),
  ],
  ['that says otherwise in a remark', () => sql`/* select */ delete from attempt_window`.execute(db)],
  ['that begins like a beginning', () => sql`select 1 as begin, 2 as rollback`.execute(db)],
  ['that is a block of code', () => sql`do $$ begin perform 1; end $$`.execute(db)],
  ['of several', () => sql.raw('select 1; delete from attempt_window; select 2').execute(db)],
  ['that fails', () => expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')],
  ['in a transaction', () => db.transaction().execute((trx) => sql`select 1`.execute(trx))],
  ['in a view of one state', () => inOneView(db, (view) => sql`select 1`.execute(view))],
] as const;

it.each(statements)(
  'no statement %s reaches the database before it knows role, partner and actor',
  async (name, work) => {
    for (const partner of [mine, other, mine]) {
      const wanted = await actFor(partner, `${name} for ${partner}`, work);
      expect(seen.length).toBeGreaterThan(0);
      for (const each of seen.splice(0)) expect(each.known).toEqual(wanted);
    }
  },
);

it('nothing of them outlives the transaction, whether it ended well or not', async () => {
  await actFor(mine, 'well', () => db.transaction().execute((trx) => sql`select 1`.execute(trx)));
  const failing = () => db.transaction().execute((trx) => sql`select 1 / 0`.execute(trx));
  await actFor(mine, 'not', () => expect(failing()).rejects.toThrow('division by zero'));
  await actFor(mine, 'alone', () => sql`select 1`.execute(db));
  await withinPartner(undefined, () => sql`select 1`.execute(db));
  expect(taken).toEqual([nothing, nothing, nothing, nothing]);
  expect(seen.at(-1)?.known).toEqual({ role: 'ndp_application', partner: '', act: '' });
});

it('many at once are each told apart', async () => {
  const wanted = await Promise.all(
    Array.from({ length: 30 }, (_, i) => {
      const text = `select ${i} as n`;
      const work = () =>
        i % 2 ? sql.raw(text).execute(db) : db.transaction().execute((trx) => sql.raw(text).execute(trx));
      return actFor(i % 3 ? mine : other, `visit ${i}`, work).then((session) => ({ text, known: session }));
    }),
  );
  expect(seen).toHaveLength(30);
  expect(seen).toEqual(expect.arrayContaining(wanted));
});

it('a statement outside of a transaction sees and writes the rows of its own partner only', async () => {
  await acrossPartners(() => Promise.all([promise(mine).execute(), promise(other).execute()]));
  const read = () => db.selectFrom('outbox').select('partner_id').execute();
  for (const partner of [mine, other, mine]) {
    expect(await withinPartner(partner, read)).toEqual([{ partner_id: partner }]);
    const foreign = partner === mine ? other : mine;
    await expect(withinPartner(partner, () => promise(foreign).execute())).rejects.toThrow(
      'row-level security',
    );
    expect(await withinPartner(partner, read)).toEqual([{ partner_id: partner }]);
  }
  expect(await withinPartner(undefined, read)).toEqual([]);
});

it('is neither asked nor told anything in a role nobody may take', async () => {
  const nobody = open(() => ({ ...asApplication(), role: 'nobody_of_this_name' }));
  for (const text of ['select 1', 'create table done_by_nobody ()']) {
    const asked = sql.raw(text);
    await expect(asked.execute(nobody)).rejects.toThrow('nobody_of_this_name');
    await expect(nobody.transaction().execute((trx) => asked.execute(trx))).rejects.toThrow(
      'nobody_of_this_name',
    );
  }
  expect(seen).toEqual([]);
  await actFor(mine, 'next', () => sql`select 1`.execute(db));
  expect(seen).toHaveLength(1);
});

it('takes no statement of a transaction that has ended', async () => {
  const forgotten: Trx[] = [];
  const within = (trx: Trx) => {
    forgotten.push(trx);
    return sql`select 1`.execute(trx);
  };
  await actFor(mine, 'ended', () => db.transaction().execute(within));
  const [ended = db] = forgotten;
  await expect(sql`select 2`.execute(ended)).rejects.toThrow();
  expect(seen).toHaveLength(1);
});
