import { callbackEnd, paymentEnd } from '@ndp/domain/periods.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireDrafts } from '../../features/application/expire-drafts.ts';
import { countDue } from '../../features/retention/due.ts';
import { journalErasures, openErasureJournal } from '../../features/retention/erasure-journal.ts';
import { indexCases } from '../../features/search/index-cases.ts';
import { remindSigners } from '../../features/signing/process/remind-signers.ts';
import type { Database } from '../../platform/database/database.ts';
import { withLongTimeout } from '../../platform/database/deadline.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import { deskOf } from '../desk/bare-desk.ts';
import { callbackRequest, plainPartner, post, submitAndOpenMail } from '../submissions.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { copyRows } from './many-rows.ts';
import { PlanReader } from './plans.ts';

/** `npm run assurance` keeps fifty thousand cases. */
const cases = Number(process.env.ASSURANCE_ROWS ?? 3_000);

let api: TestApi;
let plans: PlanReader;
beforeAll(async () => {
  api = await startTestApi();
  await submitAndOpenMail(api);
  await copyRows(
    api.owner,
    ['application', 'application_key', 'application_event', 'secret_link', 'search_token'],
    cases,
  );
  // As after a year: most have ended, and some wait for the money.
  const year = sql`update application set status = (array['paid', 'paid', 'in_realisation', 'payment_requested'])[1 + (ascii(right(reference, 1)) % 4)],
    kind = case ascii(right(reference, 1)) % 10 when 3 then 'callback' else 'estimate' end,
    email_verified_at = created_at`;
  await withLongTimeout(() => year.execute(api.owner));
  await sql`analyze`.execute(api.owner);
  plans = new PlanReader(api.running.db);
}, 600_000);
afterAll(() => api.close());

/** Along which indexes of applications an officer's or an operator's question is answered. */
async function indexesOf(work: (db: Database) => Promise<unknown>): Promise<readonly string[]> {
  const found = await withinPartner(plainPartner, () =>
    withLongTimeout(() => plans.findIndexes(api.running.db, work)),
  );
  return found.filter((name) => name.startsWith('application'));
}
async function wholeReadsOf(work: (db: Database) => Promise<unknown>): Promise<readonly string[]> {
  const read = await acrossPartners(() => withLongTimeout(() => plans.findWholeReads(api.running.db, work)));
  return read.filter((table) => table === 'application' || table === 'application_event');
}

const askDesk =
  (query: string, path = '/cases') =>
  async (db: Database) => {
    const desk = await deskOf({ ...api.context, db }, plainPartner);
    // What is sealed in a copied row opens nowhere, so some answers end after their cases were found.
    return desk.open(`${path}${query}`);
  };

describe(`over ${cases} cases of one partner`, () => {
  it.each([
    ['the inbox', askDesk(''), 'application_by_due'],
    ['its next page', askDesk('?after=1_00000000-0000-4000-8000-000000000000'), 'application_by_due'],
    ['the inbox of a status', askDesk('?status=payment_requested'), 'application_by_status_due'],
    ['the inbox of requests to be called back', askDesk('?kind=callback'), 'application_callback_due'],
    ['the open cases of nobody', askDesk('?assigned=nobody&status=open'), 'application_open_by_officer'],
    ['the open cases', askDesk('?status=open'), 'application_open_by_due'],
    ['what is overdue', askDesk('?status=open&due=overdue'), 'application_open_by_due'],
    ['my cases', askDesk('?assigned=mine'), 'application_by_officer'],
    [
      'the statistics of a month',
      askDesk('?from=2025-03-01&to=2025-03-31', '/statistics'),
      'application_by_beginning',
    ],
    ['what waits', askDesk('', '/waiting'), 'application_open_by_officer'],
    ['a case by the end of its number', askDesk('?find=7K3QXM'), 'application_partner_id_reference_key'],
  ])('%s is read along its index', async (_, work, index) => {
    expect(await indexesOf(work)).toContain(index);
  });

  it.each([
    ['cases whose time is over', (db: Database) => countDue(db, api.context.clock())],
    ['drafts to be reminded of', (db: Database) => expireDrafts({ ...api.context, db })],
    ['cases whose hashes are of an older form', (db: Database) => indexCases({ ...api.context, db })],
  ])('%s are found without reading every case', async (_, work) => {
    expect(await wholeReadsOf(work)).toEqual([]);
  });
});

it('cases that ended are asked whether they were sent only where it is not kept with them', async () => {
  const work = (db: Database) => countDue(db, api.context.clock());
  const indexes = await acrossPartners(() => plans.findIndexes(api.running.db, work));
  expect(indexes).toContain('application_ended_unsent');
});

it('of requests that wait for a signature only those are looked at whose next reminder is due', async () => {
  await api.owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into signature_request (partner_id, id, application_id, paper, provider, state, terms, document,
        document_hash, created_at, changed_at, due_at, remind_at)
      select partner_id, id, id, 'agreement', 'embedded', 'sent', 'x', 'x', repeat('a', 64), created_at, created_at,
        created_at, ${api.context.clock()}::timestamptz + interval '1 day' from application`.execute(trx);
  });
  await sql`analyze signature_request`.execute(api.owner);
  const work = (db: Database) =>
    remindSigners({ ...api.context, db, log: { error: () => {} }, wakeSigning: () => {} });
  const read = await acrossPartners(() => plans.findWholeReads(api.running.db, work));
  expect(read.filter((table) => ['application', 'signature_request'].includes(table))).toEqual([]);
  const indexes = await acrossPartners(() => plans.findIndexes(api.running.db, work));
  expect(indexes).toContain('signature_request_to_remind');
});

it('of a case whose time may be over, events and payments are looked up once for each question', async () => {
  const work = (db: Database) => countDue(db, api.context.clock());
  const reads = (table: string) => acrossPartners(() => plans.countReads(api.running.db, work, table));
  expect([await reads('application_event'), await reads('payment_application')]).toEqual([2, 1]);
});

describe('the journal of erasures', () => {
  const erase = (from: number, to: number, at: string) =>
    sql`insert into erasure select ${plainPartner}, gen_random_uuid(), ${at}::timestamptz + n * interval '1 minute', 'retention'
      from generate_series(${from}::int, ${to}::int) n`.execute(api.owner);
  const isRead = { whole: 0 };
  const journalOf = () => {
    const journal = openErasureJournal(api.config);
    const read = () => {
      isRead.whole += 1;
      return journal.read();
    };
    return { ...journal, read };
  };

  it('is brought up to date along an index and from its end alone, whatever it holds; none is missing', () =>
    withLongTimeout(async () => {
      await erase(1, 3_000, '2026-01-01');
      const write = (db: Database) => acrossPartners(() => journalErasures(db, journalOf()));
      expect(await write(api.running.db)).toBe(3_000);
      await erase(3_001, 3_003, '2026-01-01');
      await sql`analyze erasure`.execute(api.owner);
      expect(await acrossPartners(() => plans.findIndexes(api.running.db, write))).toContain(
        'erasure_by_time',
      );
      expect(await write(api.running.db)).toBe(0);
      expect(isRead.whole).toBe(0);
      await erase(2_990, 2_991, '2026-01-01');
      expect([await write(api.running.db), isRead.whole]).toEqual([2, 1]);
      expect(new Set((await journalOf().read()).map((each) => each.application_id)).size).toBe(3_005);
    }));
});

describe('a search among them', () => {
  it.each([
    '?find=Wis%20Nowa',
    '?find=600700800',
    '?find=ula@example.pl',
    '?municipality=Skawina&status=open',
  ])(
    '“%s” goes along the tokens, or by what is due first, and reads no table from end to end',
    async (query) => {
      const read = await withinPartner(plainPartner, () =>
        plans.findWholeReads(api.running.db, askDesk(query)),
      );
      expect(read.filter((table) => ['application', 'search_token'].includes(table))).toEqual([]);
      const indexes = await withinPartner(plainPartner, () =>
        plans.findIndexes(api.running.db, askDesk(query)),
      );
      expect(indexes.filter((name) => name.startsWith('search_token'))).not.toEqual([]);
    },
  );
});

describe('the day by which somebody has to act', () => {
  const dueOf = async (id: string, status: string) => {
    const { rows } = await sql<{ due_at: Date }>`update application set status = ${status}
      where id = ${id} returning due_at`.execute(api.owner);
    return rows[0]?.due_at;
  };

  it('is kept with the case as its periods say: a call-back, a payment, and nothing', async () => {
    const { id } = (await post(api, '/applications/no_efficiency', callbackRequest)).json();
    const now = api.context.clock();
    expect(await dueOf(id, 'submitted')).toEqual(callbackEnd(now));
    await sql`insert into payment_application select partner_id, id, 1, '2026-11-01', 'x', '[]', '1',
      repeat('a', 64), 'pl', ${now}::timestamptz from application where id = ${id}`.execute(api.owner);
    expect(await dueOf(id, 'payment_requested')).toEqual(paymentEnd(now));
    expect((await dueOf(id, 'paid'))?.getTime()).toBe(99_999_999_999_999);
  });
});
