import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../testing/co-owners/co-owners.ts';
import { bringToStages } from '../../testing/hostile/stages.ts';
import { openPapers } from '../../testing/signing-visit.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { type Verdict, verifyAudit } from './verify-audit.ts';

type Statement = ReturnType<typeof sql>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const [stage] = await bringToStages(api, 0, ['contract_sent']);
  if (!stage) throw new Error('there is an application');
  await answer(api, stage.coOwner, 'agree', { typed_name: 'Zofia Wrona' });
  await openPapers(api, stage.signing);
}, 120_000);
afterAll(() => api.close());

/** What the verifier finds after somebody did as one does whom no trigger stops; undone again. */
async function verdictAfter(...statements: readonly Statement[]): Promise<Verdict['broken']> {
  const undo = new Error('undone');
  let broken: Verdict['broken'] = [];
  const look = api.owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
    ({ broken } = await verifyAudit(trx, api.context.keys, []));
    throw undo;
  });
  await expect(look).rejects.toBe(undo);
  return broken;
}

/** The numbers of the entries that note rows of a table. */
async function notedIn(table: string): Promise<number[]> {
  const entries = await api.owner.selectFrom('audit_entry').select(['n', 'entry']).orderBy('n').execute();
  return entries.filter(({ entry }) => JSON.parse(entry).table === table).map(({ n }) => n);
}

const events = sql`(select min(envelope_id::text)::uuid from signing_event)`;

describe('what the audit is bound to', () => {
  it('holds as it was written, wherever the clock of the connection stands', async () => {
    expect(await verdictAfter()).toEqual([]);
    expect(await verdictAfter(sql`set local timezone to 'Asia/Tokyo'`)).toEqual([]);
    for (const table of ['consent_record', 'co_owner_answer', 'signing_event']) {
      expect((await notedIn(table)).length, table).toBeGreaterThan(0);
    }
  });

  it.each([
    [
      'consent_record',
      'the moment of a consent',
      sql`update consent_record set accepted_at = accepted_at + interval '1 hour' where consent_id = 'consent_implementation'`,
    ],
    [
      'consent_record',
      'the sentence of a consent',
      sql`update consent_record set text_hash = repeat('a', 64) where consent_id = 'consent_implementation'`,
    ],
    [
      'consent_record',
      'a consent that is gone',
      sql`delete from consent_record where consent_id = 'consent_implementation'`,
    ],
    ['co_owner_answer', 'what a co-owner answered', sql`update co_owner_answer set answer = 'object'`],
    [
      'signing_event',
      'the end of a signing record',
      sql`delete from signing_event where n = (select max(n) from signing_event)`,
    ],
    [
      'signing_event',
      'a signing record that is gone',
      sql`delete from signing_envelope where id = ${events}`,
    ],
  ])('shows by the entry that speaks of it, in %s: %s', async (table, _name, statement) => {
    const [found, another] = await verdictAfter(statement);
    expect(another).toBeUndefined();
    expect(found?.what).toBe('unfit');
    expect(await notedIn(table)).toContain(found?.n);
  });

  it.each([
    [
      'a consent',
      sql`insert into consent_record select partner_id, application_id, revision + 1, consent_id, text_version, text_hash, document_hashes, language, accepted_at from consent_record`,
    ],
    [
      'a co-owner’s answer',
      sql`insert into co_owner_answer select partner_id, co_owner_id, n + 1, application_id, answer, statement_version, statement_hash, summary_hash, language, details, answered_at from co_owner_answer`,
    ],
  ])('shows %s that was slipped in', async (_name, statement) => {
    expect(await verdictAfter(statement)).toMatchObject([{ what: 'unnoted' }]);
  });

  it('shows the very act of signing that says something else, or does not open', async () => {
    const swapped = sql`update signing_event set sealed_body =
      (select sealed_body from signing_event where n = 1 and envelope_id = ${events}) where n = 2 and envelope_id = ${events}`;
    expect(await verdictAfter(swapped)).toMatchObject([{ what: 'record', n: 2 }]);
  });
});
