import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { withAuditActor } from '../../platform/database/audit-actor.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { openAnchorJournal } from './anchor-journal.ts';
import { anchorChains } from './anchors.ts';
import { hashEntry } from './audit-chain.ts';
import { keepAnchors } from './keep-anchors.ts';
import { noteAction } from './note-action.ts';
import { verifyAudit } from './verify-audit.ts';

const api = await startTestApi();
const harness = openHarness(api);
const application = await harness.send();
await harness.send();
await sql`create table kept_entry as select * from audit_entry`.execute(api.owner);
beforeEach(async () => {
  rmSync(join(api.config.dataDir, 'journal'), { recursive: true, force: true });
  await tamper(sql`delete from act_anchored`);
  await tamper(sql`delete from audit_anchored`);
  await tamper(sql`delete from audit_anchor`);
  await tamper(sql`delete from audit_entry`);
  await tamper(sql`insert into audit_entry select * from kept_entry`);
});
afterAll(() => api.close());

/** Does as somebody does who may do everything in the database. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await api.owner.transaction().execute(async (trx) => {
    for (const table of ['audit_entry', 'audit_anchor', 'audit_anchored', 'act_anchored']) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    }
    await statement.execute(trx);
    for (const table of ['audit_entry', 'audit_anchor', 'audit_anchored', 'act_anchored']) {
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
    }
  });
}

const chain = () =>
  api.owner
    .selectFrom('audit_entry')
    .selectAll()
    .where('application_id', '=', application.id)
    .orderBy('n')
    .execute();
const mine = () => sql`partner_id = ${application.partner_id} and application_id = ${application.id}`;
const anchor = () => anchorChains(api.context.db, api.context.keys, api.context.clock());
const verify = () => verifyAudit(api.owner, api.context.keys, []);
const broken = async () => {
  const { broken: chains, brokenAnchor } = await verify();
  expect(chains.every(({ applicationId }) => applicationId === application.id)).toBe(true);
  return [chains.map(({ reference, n, what }) => ({ reference, n, what })), brokenAnchor];
};
const only = (n: number, what: string) => [[{ reference: application.reference, n, what }], undefined];

/** The broken acts after a change behind the triggers, which is undone. */
async function actsAfter(statement: ReturnType<typeof sql>): Promise<readonly number[]> {
  await sql`alter table operator_action disable trigger user`.execute(api.owner);
  const undo = new Error('undone');
  let found: readonly number[] = [];
  const looked = api.owner.transaction().execute(async (trx) => {
    await statement.execute(trx);
    found = (await verifyAudit(trx, api.context.keys, [])).brokenActs;
    throw undo;
  });
  await expect(looked).rejects.toBe(undo);
  await sql`alter table operator_action enable trigger user`.execute(api.owner);
  return found;
}

/** An act of somebody at the desk. */
function noteOf(person_id: string): Promise<void> {
  const act = { operator: 'Osoba', action: 'desk list-cases', partner_id: 'mpec', application_id: null };
  const done = { reference: null, details: { person: person_id }, outcome: 'done', refusal: null } as const;
  const at = api.context.clock();
  return api.context.db
    .transaction()
    .execute((trx) => noteAction(trx, api.context.keys, { at, ...act, ...done, person_id }));
}

describe('the verifier', () => {
  it('says how many chains and entries hold', async () => {
    await anchor();
    const { text } = await harness.type('verify-audit');
    expect(text).toMatch(/Ślad audytowy jest nienaruszony: 2 łańcuchy, \d+ wpisów\./);
  });

  it('finds an entry whose text was edited', async () => {
    await tamper(
      sql`update audit_entry set entry = replace(entry, 'applicant', 'operator') where ${mine()} and n = 7`,
    );
    expect(await broken()).toEqual(only(7, 'changed'));
  });

  it('finds an entry that was deleted', async () => {
    await tamper(sql`delete from audit_entry where ${mine()} and n = 3`);
    expect(await broken()).toEqual(only(3, 'missing'));
  });

  it('finds an entry that was slipped in', async () => {
    const entries = await chain();
    await tamper(sql`
      insert into audit_entry select partner_id, application_id, n + 1, at, entry, hash
      from audit_entry where ${mine()} and n = ${entries.length}`);
    expect(await broken()).toEqual(only(entries.length + 1, 'changed'));
  });

  it('finds two entries that changed places', async () => {
    await tamper(
      sql`update audit_entry set n = case n when 4 then 10005 else 10004 end where ${mine()} and n in (4, 5)`,
    );
    await tamper(sql`update audit_entry set n = n - 10000 where ${mine()} and n > 10000`);
    expect(await broken()).toEqual(only(4, 'changed'));
  });

  it('finds an entry whose columns say something else than its text', async () => {
    await tamper(sql`update audit_entry set at = at + interval '1 day' where ${mine()} and n = 2`);
    expect(await broken()).toEqual(only(2, 'elsewhere'));
  });

  it('finds the end of a chain cut off, however well the rest fits, once it was anchored', async () => {
    await anchor();
    const { length } = await chain();
    await tamper(sql`delete from audit_entry where ${mine()} and n > ${length - 2}`);
    expect(await broken()).toEqual(only(length, 'cut'));
  });

  it('finds a whole chain that is gone', async () => {
    await tamper(sql`delete from audit_entry where ${mine()}`);
    expect(await broken()).toEqual(only(1, 'missing'));
  });

  it('finds a chain that was forged from the first entry to the last', async () => {
    await anchor();
    const entries = await chain();
    let before = '0'.repeat(64);
    for (const { n, entry } of entries) {
      const forged = entry.replace('"applicant"', '"operator"');
      before = hashEntry(before, forged);
      await tamper(
        sql`update audit_entry set entry = ${forged}, hash = ${before} where ${mine()} and n = ${n}`,
      );
    }
    expect(await broken()).toEqual(only(entries.length, 'changed'));
  });

  it('finds an anchor that was made to fit, for its hash needs a key', async () => {
    await anchor();
    await tamper(sql`update audit_anchored set n = n - 1 where ${mine()}`);
    const { brokenAnchor } = await verify();
    expect(brokenAnchor).toBe(1);
  });

  it('finds a chain and its anchor that were written anew together, under a key nobody knows', async () => {
    await anchor();
    await tamper(
      sql`update audit_entry set entry = replace(entry, 'applicant', 'operator') where ${mine()} and n = 7`,
    );
    const entries = await chain();
    let before = '0'.repeat(64);
    for (const { n, entry } of entries) {
      before = hashEntry(before, entry);
      await tamper(sql`update audit_entry set hash = ${before} where ${mine()} and n = ${n}`);
    }
    await tamper(sql`update audit_anchored set hash = ${before} where ${mine()}`);
    await tamper(sql`update audit_anchor set key_id = 'gone'`);
    expect(await broken()).toEqual([[{ reference: application.reference, n: 7, what: 'unsigned' }], 1]);
  });

  it('finds an entry that somebody at the database had the database itself write', async () => {
    await anchor();
    const act = JSON.stringify({ who: 'operator', name: 'Zofia', what: 'move' });
    await api.owner.transaction().execute(async (trx) => {
      await sql`select set_config('ndp.act', ${act}, true)`.execute(trx);
      await trx.updateTable('application').set({ status: 'paid' }).where('id', '=', application.id).execute();
    });
    const { length } = await chain();
    await anchor();
    expect(await broken()).toEqual(only(length, 'unsigned'));
    await tamper(sql`update application set status = 'completed' where id = ${application.id}`);
  });

  it('finds an act of an operator that was renamed, and one that is gone, also the last', async () => {
    await anchor();
    const acts = () => api.owner.selectFrom('operator_action').selectAll().orderBy('n').execute();
    await harness.type('digest', '--as', 'Zofia');
    await harness.type('digest', '--as', 'Adam');
    await anchor();
    expect((await verify()).brokenActs).toEqual([]);
    const kept = await acts();
    const [first, last] = [kept.at(-2)?.n ?? 0, kept.at(-1)?.n ?? 0];
    expect(await actsAfter(sql`update operator_action set operator = 'Jan' where n = ${first}`)).toEqual([
      first,
    ]);
    expect(await actsAfter(sql`delete from operator_action where n = ${first}`)).toEqual([last]);
    expect(await actsAfter(sql`delete from operator_action where n = ${last}`)).toEqual([last]);
    expect(await actsAfter(sql`update operator_action set mac = null`)).toContain(kept[0]?.n);
  });

  it('finds acts of a person at the desk that were renamed, are gone, or were put into the acts of another', async () => {
    const [olga, adam] = [randomUUID(), randomUUID()];
    for (const person_id of [olga, adam, olga, adam]) await noteOf(person_id);
    await anchor();
    expect((await verify()).brokenActs).toEqual([]);
    const kept = await api.owner.selectFrom('operator_action').select('n').orderBy('n').execute();
    const [, second, third, fourth] = kept.slice(-4).map(({ n }) => n);
    const before = (n: number | undefined) => sql`n <= ${n} and n > ${kept.at(-5)?.n ?? 0}`;
    expect(await actsAfter(sql`update operator_action set operator = 'Jan' where n = ${second}`)).toEqual([
      second,
    ]);
    expect(await actsAfter(sql`delete from operator_action where n = ${second}`)).toEqual([fourth]);
    expect(await actsAfter(sql`delete from operator_action where n = ${third}`)).toEqual([third]);
    expect(await actsAfter(sql`delete from operator_action where chain = ${adam}`)).toEqual([fourth]);
    expect(await actsAfter(sql`update operator_action set chain = ${olga} where ${before(second)}`)).toEqual([
      second,
      third,
      fourth,
    ]);
    expect(await actsAfter(sql`update operator_action set mac = null where n = ${fourth}`)).toEqual([fourth]);
  });

  it('finds anchors that were cut off by the journal outside the database', async () => {
    const said: object[] = [];
    await keepAnchors(api.context, { info: (fields) => said.push(fields) });
    const journal = await openAnchorJournal(api.config).read();
    const [last] = journal.slice(-1);
    expect(said).toEqual([{ anchor: 1, hash: last?.hash }]);
    await tamper(sql`delete from act_anchored`);
    await tamper(sql`delete from audit_anchored`);
    await tamper(sql`delete from audit_anchor`);
    const verdict = await verifyAudit(api.owner, api.context.keys, last ? [last] : []);
    expect(verdict.brokenAnchor).toBe(1);
    rmSync(join(api.config.dataDir, 'journal'), { recursive: true });
    expect((await harness.type('verify-audit')).exitCode).toBe(0);
    const mailed = `1:${last?.hash}`;
    expect((await harness.type('verify-audit', '--anchor', mailed)).text).toContain(
      'kotwica 1 nie jest taka',
    );
  });

  it('tells the operator the application, the entry and what is wrong, and looks at one application if asked', async () => {
    const other = await api.owner
      .selectFrom('application')
      .select('reference')
      .where('id', '!=', application.id)
      .executeTakeFirstOrThrow();
    await tamper(sql`delete from audit_entry where ${mine()} and n = 3`);
    const { text, exitCode } = await harness.type('verify-audit');
    expect(text).toBe(
      `Ślad audytowy jest naruszony. Sprawa ${application.reference}: wpisu 3 brakuje. Naruszonych łańcuchów: 1.`,
    );
    expect(exitCode).toBe(1);
    expect((await harness.type('verify-audit', '--reference', other.reference)).exitCode).toBe(0);
    expect((await harness.type('verify-audit', '--reference', application.reference)).exitCode).toBe(1);
  });
});

describe('anchoring', () => {
  it('takes in as many chains at once as there are', async () => {
    await tamper(sql`
      insert into audit_entry (partner_id, application_id, n, at, entry, hash)
      select ${application.partner_id}, gen_random_uuid(), 1, now(), '{}', repeat('a', 64) from generate_series(1, 13200)`);
    expect((await anchor())?.n).toBe(1);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_anchored`.execute(
      api.owner,
    );
    expect(rows[0]?.count).toBeGreaterThan(13_200);
  });

  it('takes in what grew since the last one and nothing twice', async () => {
    expect((await anchor())?.n).toBe(1);
    expect(await anchor()).toBeUndefined();
    await harness.move(application, 'rejected', 'nie spełnia warunków');
    expect((await anchor())?.n).toBe(2);
    const anchored = await api.owner
      .selectFrom('audit_anchored')
      .select('application_id')
      .where('anchor', '=', 2)
      .execute();
    expect(anchored).toEqual([{ application_id: application.id }]);
    expect((await verify()).broken).toEqual([]);
  });

  it('holds for an application that was erased: its entries stay, and nothing in them is said of a person', async () => {
    await anchor();
    const before = (await chain()).length;
    await withAuditActor({ who: 'system', what: 'test' }, () =>
      api.owner.deleteFrom('application').where('id', '=', application.id).execute(),
    );
    const after = await chain();
    expect(after.length).toBe(before + 1);
    expect(JSON.parse(after.at(-1)?.entry ?? '')).toMatchObject({ table: 'application', change: 'delete' });
    expect(await verify()).toMatchObject({ broken: [], brokenAnchor: undefined });
    const text = JSON.stringify(after);
    for (const value of ['lucja.zolc', 'example.pl', 'Łucja', '44051401359', 'PL6110'])
      expect(text).not.toContain(value);
  });
});
