// @database both

import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock.ts';
import { withAuditActor } from '../../platform/database/audit-actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { actOnSigning, inviteToSign, signatureFor } from '../../testing/signing-visit.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { storeSigned } from '../signing/store-signed.ts';
import { anchorChains } from './anchors.ts';
import { packChains } from './pack-chains.ts';
import { readCaseChain } from './read-case-chain.ts';
import { verifyAudit } from './verify-audit.ts';

const api = await startTestApi();
afterAll(() => api.close());
const harness = openHarness(api);
const [first, second, third] = [await harness.send(), await harness.send(), await harness.send()];
const { db, keys, clock } = api.context;
/** The database notes by its own clock. */
const look = (days = 8) => packChains(api.running.db, new Date(Date.now() + days * dayMs));
const pack = async (days?: number) => (await look(days)).packed;
const anchor = () => acrossPartners(() => anchorChains(db, keys, clock()));
const verify = () => verifyAudit(api.owner, keys, []);
const tellChain = ({ id, partner_id }: { readonly id: string; readonly partner_id: string }) =>
  readCaseChain(db, { partnerId: partner_id, applicationId: id });
const countLone = async (id: string) =>
  (await api.owner.selectFrom('audit_entry').select('n').where('application_id', '=', id).execute()).length;

/** With a key of its act, as every job of the product. */
const asSystem = <Result>(work: () => Result) => withAuditActor({ who: 'system', what: 'test' }, work);

/** Does as somebody does who may do everything in the database. */
const unseen = (statement: ReturnType<typeof sql>, then = async (_: Database) => {}) =>
  api.owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await statement.execute(trx);
    await then(trx);
  });

/** What the verifier finds after a change behind the triggers, which is undone. */
async function foundAfter(statement: ReturnType<typeof sql>) {
  const undo = new Error('undone');
  let found: unknown;
  const looked = unseen(statement, async (trx) => {
    found = (await verifyAudit(trx, keys, [])).broken.map(({ n, what }) => ({ n, what }));
    throw undo;
  });
  await expect(looked).rejects.toBe(undo);
  return found;
}

it('the entries of a case that rests for a week are packed to the letter, and its next act follows them', async () => {
  await anchor();
  const told = await tellChain(first);
  expect([await pack(6), await pack(), await pack()]).toEqual([0, 3, 0]);
  expect(await countLone(first.id)).toBe(0);
  expect(await tellChain(first)).toEqual(told);
  await harness.move(first, 'rejected', 'nie spełnia warunków');
  expect((await tellChain(first)).entries.map(({ n }) => n)).toEqual(
    Array.from({ length: told.entries.length + (await countLone(first.id)) }, (_, i) => i + 1),
  );
  expect(await verify()).toMatchObject({ broken: [], brokenAnchor: undefined });
  await anchor();
  expect(await pack()).toBe(1);
  expect(await verify()).toMatchObject({ broken: [], brokenAnchor: undefined });
});

it('what is not anchored, and a chain in which an entry is missing, is not packed', async () => {
  await harness.move(second, 'rejected', 'nie spełnia warunków');
  expect(await pack()).toBe(0);
  await anchor();
  const [, missing] = await api.owner.selectFrom('audit_entry').selectAll().orderBy('n').execute();
  if (!missing) throw new Error('the act led to one entry');
  const left = await countLone(second.id);
  await unseen(sql`delete from audit_entry where n = ${missing.n}`);
  await pack();
  expect(await countLone(second.id)).toBe(left - 1);
  expect((await verify()).broken).toMatchObject([{ n: missing.n, what: 'missing' }]);
  const { partner_id, application_id, n, at, entry, hash, mac } = missing;
  await unseen(
    sql`insert into audit_entry values (${partner_id}, ${application_id}, ${n}, ${at}, ${entry}, ${hash}, ${mac})`,
  );
});

it('a chain that was changed is told and left as it is, and holds up no other', async () => {
  await anchor();
  const mine = sql`application_id = ${second.id}`;
  await unseen(sql`update audit_entry set at = at - interval '1 second' where ${mine}`);
  const { unfit } = await look();
  expect(unfit).toEqual([{ partnerId: second.partner_id, applicationId: second.id }]);
  await unseen(sql`update audit_entry set at = at + interval '1 second' where ${mine}`);
});

it('nobody changes, adds or removes what is packed, and no entry leaves its row unpacked', async () => {
  expect(await countLone(second.id)).toBeGreaterThan(0);
  for (const statement of [
    sql`update audit_packed set first_n = first_n + 1`,
    sql`delete from audit_packed`,
    sql`truncate audit_packed`,
    sql`delete from audit_entry`,
  ]) {
    await expect(statement.execute(api.owner)).rejects.toThrow('never changed');
    await expect(statement.execute(db)).rejects.toThrow('permission denied');
  }
  const added = sql`insert into audit_packed select partner_id, application_id, 99, said, was, state, sha256, hash, mac from audit_packed limit 1`;
  await expect(added.execute(db)).rejects.toThrow('permission denied');
});

it('the verifier finds a packed entry that was changed, cut off, slipped in, written anew, or is gone', async () => {
  const mine = sql`application_id = ${third.id}`;
  const change = (set: ReturnType<typeof sql>) =>
    foundAfter(sql`update audit_packed set ${set} where ${mine}`);
  expect(await verify()).toMatchObject({ broken: [] });
  const second = sql`said[2] = replace(said[2], 'table', 'chair')`;
  expect(await change(second)).toEqual([{ n: 2, what: 'changed' }]);
  expect(await change(sql`state[2] = state[1]`)).toEqual([{ n: 2, what: 'changed' }]);
  expect(await change(sql`hash[2] = hash[1]`)).toEqual([{ n: 2, what: 'changed' }]);
  expect(await change(sql`mac[2] = mac[1]`)).toEqual([{ n: 2, what: 'unsigned' }]);
  expect(await change(sql`first_n = 2`)).toEqual([{ n: 1, what: 'missing' }]);
  const cut = ['said', 'was', 'state', 'sha256', 'hash', 'mac'].map(
    (name) => sql`${sql.ref(name)} = trim_array(${sql.ref(name)}, 1)`,
  );
  expect(await change(sql.join(cut))).toMatchObject([{ what: 'cut' }]);
  expect(await foundAfter(sql`delete from audit_packed where ${mine}`)).toEqual([{ n: 1, what: 'missing' }]);
});

/** Of every row of the database. */
async function countBytes(): Promise<number> {
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(api.owner);
  const sizes = tables.rows.map(
    ({ name }) => sql`select pg_column_size(row.*) as size from ${sql.table(name)} as row`,
  );
  const { rows } = await sql<{ bytes: string }>`select sum(size) as bytes
    from (${sql.join(sizes, sql` union all `)}) as known`.execute(api.owner);
  return Number(rows[0]?.bytes);
}

it('once its documents have moved and it rests, a signed case takes less than 30 kB of the database with its audit', async () => {
  await api.clear();
  const before = await countBytes();
  const { token } = await inviteToSign(api);
  await actOnSigning(api, token, 'code');
  await actOnSigning(api, token, 'signature', await signatureFor(api, token));
  await asSystem(() => api.signing.work());
  const signed = await countBytes();
  expect(await asSystem(() => storeSigned({ db: api.running.db, storage: api.context.storage }))).toBe(2);
  await anchor();
  await pack();
  const rests = await countBytes();
  expect(signed - before).toBeGreaterThan(200 * 1024);
  expect(rests - before).toBeLessThan(30 * 1000);
});
