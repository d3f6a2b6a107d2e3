// @database both

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { noteAction } from './note-action.ts';
import { verifyAudit } from './verify-audit.ts';

const api = await startTestApi();
const harness = openHarness(api);
const { db, keys, clock } = api.running;
afterAll(() => api.close());

/** Does as somebody does who may do everything in the database. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await api.owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await statement.execute(trx);
  });
}

beforeEach(async () => {
  for (const table of ['act_anchored', 'audit_anchored', 'audit_anchor', 'operator_action']) {
    await tamper(sql`delete from ${sql.table(table)}`);
  }
});

/** An act of somebody at the desk of a partner. */
function actAt(partner_id: string, person_id: string, meanwhile = async () => {}): Promise<void> {
  return withinPartner(partner_id, () =>
    db.transaction().execute(async (trx) => {
      await noteAction(trx, keys, {
        ...{ at: clock(), operator: 'Olga', action: 'desk list-cases', partner_id, person_id },
        ...{ application_id: null, reference: null, outcome: 'done', refusal: null },
        details: { person: person_id },
      });
      await meanwhile();
    }),
  );
}

const administered = new Set<string>();

/** A command for one partner, which gives it its first administrator or takes the only one. */
async function typeFor(partner: string): Promise<void> {
  const take = administered.delete(partner) ? ['--take'] : [];
  if (take.length === 0) administered.add(partner);
  const role = ['--partner', partner, '--role', 'administrator'];
  expect((await harness.type('desk-role', 'ewa', ...role, ...take)).exitCode).toBe(0);
}

const numbers = async () =>
  (await api.owner.selectFrom('operator_action').select('n').orderBy('n').execute()).map(({ n }) => n);
const verify = () => acrossPartners(() => verifyAudit(db, keys, []));

/** Acts that are noted without a look at other partners: each after the last one its own partner can see. */
async function actBlindly(...acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef('acts_of_chain'::regproc) as text`.execute(api.owner);
  await sql`
    create or replace function acts_of_chain(of_chain text, most integer) returns setof operator_action
    language sql as 'select * from operator_action where chain = of_chain order by n desc limit most'`.execute(
    api.owner,
  );
  for (const act of acts) await act();
  await sql.raw(rows[0]?.text ?? '').execute(api.owner);
}

describe('acts of one chain', () => {
  it('follow each other where one person works for two partners', async () => {
    const olga = randomUUID();
    for (const partner of ['mpec', 'mpec', 'duon', 'mpec', 'duon']) await actAt(partner, olga);
    expect((await verify()).brokenActs).toEqual([]);
  });

  it('follow each other where commands for one partner come between commands for all', async () => {
    for (const partner of [null, 'mpec', 'duon', null, 'mpec']) {
      if (partner === null) await harness.type('digest');
      else await typeFor(partner);
      expect((await harness.type('verify-audit')).exitCode).toBe(0);
    }
  });

  it('wait for each other where they are noted at two partners at once', async () => {
    const olga = randomUUID();
    let second: Promise<void> | undefined;
    await actAt('mpec', olga, async () => {
      second = actAt('duon', olga);
      // The other one has every chance to note its act before this one is there.
      await new Promise((resolve) => setImmediate(resolve));
    });
    await second;
    const many = Array.from({ length: 12 }, (_, i) => actAt(i % 2 ? 'mpec' : 'duon', olga));
    await Promise.all(many);
    expect(await numbers()).toHaveLength(14);
    expect((await verify()).brokenActs).toEqual([]);
  });

  it('leave the work that notes them with the rows of its own partner', async () => {
    await withinPartner('mpec', () =>
      db.transaction().execute(async (trx) => {
        await sql`select * from acts_of_chain('', null)`.execute(trx);
        const { rows } = await sql`select current_setting('ndp.partner') as partner`.execute(trx);
        expect(rows).toEqual([{ partner: 'mpec' }]);
      }),
    );
  });

  it('are told one and all where several of them are not as they were noted', async () => {
    const olga = randomUUID();
    for (let i = 0; i < 6; i += 1) await actAt('mpec', olga);
    const [, second = 0, third = 0, fourth = 0, , last = 0] = await numbers();
    await tamper(sql`update operator_action set operator = 'Jan' where n in (${second}, ${last})`);
    expect((await verify()).brokenActs).toEqual([second, last]);
    await tamper(sql`delete from operator_action where n = ${third}`);
    expect((await verify()).brokenActs).toEqual([second, fourth, last]);
    const { text, exitCode } = await harness.type('verify-audit');
    expect([text, exitCode]).toEqual([
      `Ślad audytowy jest naruszony. Czynności operatorów, które są inne niż zapisano albo przed którymi jakiejś brakuje: ${second}, ${fourth}, ${last} (razem 3 czynności).`,
      1,
    ]);
  });

  it('are told where the chain forks, and hide nothing that is not as it was noted', async () => {
    const olga = randomUUID();
    await actBlindly(
      () => harness.type('digest'),
      () => typeFor('mpec'),
      () => actAt('mpec', olga),
      () => actAt('mpec', olga),
      () => actAt('duon', olga),
      () => actAt('mpec', olga),
    );
    const [, second = 0, third = 0, , fifth = 0, sixth = 0] = await numbers();
    expect((await verify()).brokenActs).toEqual([second, fifth, sixth]);
    await tamper(sql`update operator_action set operator = 'Jan' where n = ${third}`);
    expect((await verify()).brokenActs).toEqual([second, third, fifth, sixth]);
  });
});
