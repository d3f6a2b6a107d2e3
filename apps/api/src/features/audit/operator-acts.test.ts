// @database both

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { anchorChains } from './anchors.ts';
import { noteAction } from './note-action.ts';
import { verifyAudit } from './verify-audit.ts';

const api = await startTestApi();
const harness = openHarness(api);
const { db, keys, clock } = api.running;
afterAll(() => api.close());

const migration = readFileSync(
  new URL('../../platform/database/migrations/0065-audit-acts-across-partners.sql', import.meta.url),
  'utf8',
);

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

const numbers = async () =>
  (await api.owner.selectFrom('operator_action').select('n').orderBy('n').execute()).map(({ n }) => n);
const verify = () => acrossPartners(() => verifyAudit(db, keys, []));

describe('acts of one chain', () => {
  it('follow each other where one person works for two partners', async () => {
    const olga = randomUUID();
    for (const partner of ['mpec', 'mpec', 'duon', 'mpec', 'duon']) await actAt(partner, olga);
    expect((await verify()).acts).toEqual({ broken: [], forks: [] });
  });

  it('follow each other where commands for one partner come between commands for all', async () => {
    for (const line of [
      'digest',
      'list --partner mpec',
      'list --partner duon',
      'digest',
      'list --partner mpec',
    ]) {
      expect((await harness.type(...line.split(' '))).exitCode).toBe(0);
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
    expect((await verify()).acts).toEqual({ broken: [], forks: [] });
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
    expect((await verify()).acts.broken).toEqual([second, last]);
    await tamper(sql`delete from operator_action where n = ${third}`);
    expect((await verify()).acts.broken).toEqual([second, fourth, last]);
    const { text, exitCode } = await harness.type('verify-audit');
    expect([text, exitCode]).toEqual([
      `Ślad audytowy jest naruszony. Czynności operatorów, które są inne niż zapisano albo przed którymi jakiejś brakuje: ${second}, ${fourth}, ${last} (razem 3 czynności).`,
      1,
    ]);
  });
});

/** Acts as the versions before noted them: each after the last one its own partner could see. */
async function actAsBefore(...acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  await sql`
    create or replace function acts_of_chain(of_chain text, most integer) returns setof operator_action
    language sql as 'select * from operator_action where chain = of_chain order by n desc limit most'`.execute(
    api.owner,
  );
  for (const act of acts) await act();
  await sql.raw(migration).execute(api.owner);
}

describe('chains that an earlier version has forked', () => {
  const olga = randomUUID();
  const forked = () =>
    actAsBefore(
      () => harness.type('digest'),
      () => harness.type('list', '--partner', 'mpec'),
      () => actAt('mpec', olga),
      () => actAt('mpec', olga),
      () => actAt('duon', olga),
      () => actAt('mpec', olga),
      () => harness.type('digest'),
    );
  const heal = () => harness.type('verify-audit', '--heal-forks');

  it('are told as such, go on from there once it is noted, and hold from then on', async () => {
    await forked();
    const [, second = 0, , , fifth = 0, sixth = 0] = await numbers();
    expect(await verify()).toMatchObject({
      acts: { broken: [], forks: [{ n: second }, { n: fifth }, { n: sixth }] },
    });
    const told = await harness.type('verify-audit');
    expect([told.exitCode, told.text]).toEqual([
      1,
      expect.stringContaining(`${second}, ${fifth}, ${sixth} (razem 3 czynności)`),
    ]);
    expect(told.text).toContain('verify-audit --heal-forks');
    expect((await heal()).exitCode).toBe(0);
    expect((await harness.lastAction()).details).toMatchObject({
      forks: 3,
      first_fork: second,
      last_fork: sixth,
    });
    await actAt('duon', olga);
    await harness.type('list', '--partner', 'duon');
    expect((await harness.type('verify-audit')).exitCode).toBe(0);
  });

  it('are healed once, and a chain that holds is not healed at all', async () => {
    await harness.type('digest');
    expect((await heal()).text).toContain('nie ma');
    await forked();
    await heal();
    expect((await heal()).exitCode).toBe(1);
    expect((await harness.lastAction()).outcome).toBe('refused');
    await actAsBefore(() => actAt('duon', olga));
    expect((await verify()).acts.forks).toHaveLength(1);
    expect((await heal()).exitCode).toBe(0);
    expect(await verify()).toMatchObject({ acts: { broken: [], forks: [] } });
  });

  it.each([
    [
      'one that was renamed',
      (n: readonly number[]) => sql`update operator_action set operator = 'Jan' where n = ${n[1]}`,
    ],
    ['one that is gone', (n: readonly number[]) => sql`delete from operator_action where n = ${n[2]}`],
    [
      'one that was moved to another partner',
      (n: readonly number[]) => sql`update operator_action set partner_id = 'stx' where n = ${n[4]}`,
    ],
  ])('hide nothing: %s is told, and is not healed', async (_, tampering) => {
    await forked();
    await tamper(tampering(await numbers()));
    const { broken } = (await verify()).acts;
    expect(broken).toHaveLength(1);
    const refused = await heal();
    expect([refused.exitCode, refused.text]).toEqual([
      1,
      expect.stringContaining(`${broken[0]} (razem 1 czynność)`),
    ]);
    expect((await verify()).acts.broken).toEqual(broken);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'are bound by what healed them: act %i that goes afterwards is told',
    async (i) => {
      await forked();
      await heal();
      const before = await numbers();
      await tamper(sql`delete from operator_action where n = ${before[i]}`);
      expect((await verify()).acts.broken).not.toEqual([]);
      expect((await heal()).exitCode).toBe(1);
      expect((await verify()).acts.broken).not.toEqual([]);
    },
  );

  it('are healed while nobody notes an act, and not for one partner alone', async () => {
    await forked();
    const refused = await harness.type('verify-audit', '--heal-forks', '--partner', 'mpec');
    expect(refused.exitCode).toBe(1);
    const [healed] = await Promise.all([heal(), actAt('mpec', olga), actAt('duon', olga)]);
    expect(healed.exitCode).toBe(0);
    await anchorChains(api.context.db, keys, clock());
    expect(await verify()).toMatchObject({ acts: { broken: [], forks: [] } });
  });
});
