// @database both, the embedded one in the long form

import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { homeSections } from '../../../testing/applications.ts';
import { seat } from '../../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';

const { api, desk } = await openTestDesk();
const office = openHarness(api);
beforeEach(() => api.clear());

const at = '/api/partners/mpec';
const { last_name, first_name } = homeSections.client_info;
const { community } = homeSections.building_address;

async function open() {
  const application = await office.send();
  const officer = await seat(api, 'officer', 'mpec', ['officer']);
  const auditor = await seat(api, 'auditor', 'mpec', ['auditor']);
  const get = async (path: string, who = officer) => (await who.ask(desk, 'GET', `${at}${path}`)).json;
  const listed = async (query: string) => ((await get(`/cases?${query}`)).cases as unknown[]).length;
  const post = (path: string, body: object) => officer.ask(desk, 'POST', `${at}${path}`, body);
  return { application, officer, auditor, get, listed, post };
}

describe('a view of the inbox', () => {
  it('shows what each of its filters lets pass, alone and together', async () => {
    const { application, officer, listed, post } = await open();
    await post(`/cases/${application.reference}/assignment`, { to: 'me' });
    const shown = async (status: string) => {
      await sql`update application set status = ${status}`.execute(api.owner);
      return [await listed('status=open'), await listed(`status=${status}`)];
    };
    expect([await shown('verified'), await shown('paid'), await shown('contract_sent')]).toEqual([
      [1, 1],
      [0, 1],
      [1, 1],
    ]);
    const town = encodeURIComponent(community.toUpperCase());
    const all = [
      ...['assigned=mine', `officer=${officer.person.id}`, 'program=mpec', 'kind=estimate'],
      ...[`municipality=${town}`, `municipality=${town}&assigned=mine&program=mpec&find=${last_name}`],
    ];
    for (const query of all) expect([query, await listed(query)]).toEqual([query, 1]);
    const none = ['assigned=nobody', 'program=duon', 'kind=callback', 'municipality=Skawina', 'due=overdue'];
    for (const query of none) expect([query, await listed(query)]).toEqual([query, 0]);
    await sql`update application set due_at = ${new Date(api.context.clock().getTime() - 1000)}`.execute(
      api.owner,
    );
    for (const query of ['due=overdue', 'due=today', 'due=week', 'due=overdue&assigned=mine'])
      expect([query, await listed(query)]).toEqual([query, 1]);
  });

  it('by what a case waits for finds it until that is seen to', async () => {
    const { application, listed } = await open();
    const { id } = application;
    expect([await listed('flag=message_waits'), await listed('flag=mail_failed')]).toEqual([0, 0]);
    await sql`insert into case_message (partner_id, application_id, n, body, at)
      values ('mpec', ${id}, 1, 'x', now())`.execute(api.owner);
    await sql`update outbox set failed_at = now() where application_id = ${id}`.execute(api.owner);
    expect([await listed('flag=message_waits'), await listed('flag=mail_failed')]).toEqual([1, 1]);
    await sql`update case_message set seen_at = now()`.execute(api.owner);
    for (const flag of ['message_waits', 'name_held', 'signing_failed', 'co_owner_objected'])
      expect(await listed(`flag=${flag}`)).toBe(0);
  });

  it('tells names and municipalities only where they are asked for, and never to an auditor', async () => {
    const { auditor, get } = await open();
    const row = async (query: string, who?: typeof auditor) =>
      ((await get(`/cases?${query}`, who)).cases as Record<string, unknown>[])[0];
    expect(await row('')).toMatchObject({ applicant: null, municipality: null });
    const opened = { applicant: `${first_name} ${last_name}`, municipality: community };
    expect(await row('opened=yes')).toMatchObject(opened);
    expect((await office.lastAction()).details).toMatchObject({ opened: 'yes' });
    expect(await row('opened=yes', auditor)).toMatchObject({ applicant: null, municipality: null });
  });

  it('is kept with its columns for each person alone, without the words that were looked for', async () => {
    const { auditor, get, post } = await open();
    const own = { columns: ['applicant', 'due'], views: [{ name: 'Moje', filter: { assigned: 'mine' } }] };
    expect((await post('/inbox', own)).json).toMatchObject(own);
    expect(await get('/inbox')).toMatchObject({
      ...own,
      officers: [{ name: 'Osoba officer' }],
      programs: ['mpec'],
    });
    expect(await get('/inbox', auditor)).toMatchObject({ views: [] });
    const spoken = { ...own, views: [{ name: 'x', filter: { find: last_name } }] };
    expect((await post('/inbox', spoken)).status).toBe(422);
    const unkept = { ...own, views: [{ name: 'x\0', filter: {} }] };
    expect((await post('/inbox', unkept)).status).toBe(422);
  });

  it('is counted by the page itself without an act of the person, and keeps no session alive', async () => {
    const { get } = await open();
    const before = await office.lastAction();
    await sql`update desk_session set seen_at = seen_at - interval '20 minutes'`.execute(api.owner);
    const seen = () => api.owner.selectFrom('desk_session').select('seen_at').orderBy('id_hash').execute();
    const quiet = await seen();
    const waiting = {
      cases: { mine: 0, due: 0, nobody: 1, overdue: 0, written: 0 },
      payments: 0,
      budgets: 0,
      roles: 0,
      settings: 0,
      reports: 0,
      erasures: 0,
      stuck: 0,
    };
    expect(await get('/waiting')).toEqual(waiting);
    expect([await office.lastAction(), await seen()]).toEqual([before, quiet]);
    await get('/cases');
    expect(await seen()).not.toEqual(quiet);
  });

  it('counts what is one’s own and due by the end of the day, and nothing for who sees no cases', async () => {
    const { application, get, post } = await open();
    const due = async () => ((await get('/waiting')).cases as { mine: number; due: number }).due;
    const dueIn = (hours: number) =>
      sql`update application set due_at = ${new Date(api.context.clock().getTime() + hours * 3_600_000)}`.execute(
        api.owner,
      );
    await dueIn(-1);
    expect(await due()).toBe(0);
    await post(`/cases/${application.reference}/assignment`, { to: 'me' });
    expect(await due()).toBe(1);
    await dueIn(48);
    expect([await due(), (await get('/waiting')).cases]).toEqual([0, expect.objectContaining({ mine: 1 })]);
    const boss = await seat(api, 'boss', 'mpec', ['administrator']);
    expect((await get('/waiting', boss)).cases).toBe(null);
  });
});

describe('the list as a file', () => {
  it('holds the view, is no formula anywhere, and is a download in the audit trail', async () => {
    const { application, get } = await open();
    const { name, base64, rows } = await get('/case-table?format=csv&status=open');
    const csv = Buffer.from(base64 as string, 'base64').toString();
    expect([rows, name]).toEqual([1, expect.stringMatching(/^sprawy-mpec-.*\.csv$/)]);
    expect(csv).toContain(`${application.reference};${first_name} ${last_name};`);
    expect(await office.lastAction()).toMatchObject({
      action: 'desk export-cases',
      details: { cases: 1, format: 'csv', filter: 'status', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect((await get('/case-table?format=csv&status=paid')).rows).toBe(0);
    const xlsx = Buffer.from((await get('/case-table?format=xlsx')).base64 as string, 'base64');
    expect(xlsx.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('a reminder by hand', () => {
  it('goes to who has not finished, once a day, and nowhere where nothing waits', async () => {
    const { application, post } = await open();
    const remind = () => post(`/cases/${application.reference}/reminder`, {});
    await office.put(application, 'under_review');
    expect((await remind()).status).toBe(409);
    await sql`update application set status = 'in_completion'`.execute(api.owner);
    expect((await remind()).json).toMatchObject({ status: 'in_completion' });
    const mails = await api.owner.selectFrom('outbox').select('kind').orderBy('created_at', 'desc').execute();
    expect(mails.map(({ kind }) => kind)).toContain('draft-reminder');
    const again = await remind();
    expect([again.status, again.json.detail]).toEqual([
      409,
      expect.stringContaining('już dziś przypomniano'),
    ]);
  });
});

describe('statistics', () => {
  it('count the cases begun in some days, how far they came, and their money, without opening any', async () => {
    const { application, get } = await open();
    await office.put(application, 'contract_signed');
    const numbers = (days: string) => get(`/statistics?${days}`);
    const year = await numbers('from=2026-01-01&to=2026-12-31');
    const amount = application.quote?.quote ?? 0;
    const sums = { cases: 1, calculated: amount, paid: 0 };
    expect(year).toMatchObject({
      counts: { begun: 1, calculated: 1, sent: 1, signed: 1, paid: 0 },
      months: [{ month: '2026-11', begun: 1, signed: 1 }],
      by_municipality: [{ name: community, ...sums }],
      by_source: [sums],
    });
    const spans = year.times as { span: string; cases: number; median: number | null }[];
    expect(spans.map(({ span, cases }) => [span, cases])).toEqual([
      ['to_send', 1],
      ['to_sign', 1],
      ['to_ask', 0],
      ['to_pay', 0],
    ]);
    expect(await numbers('from=2025-01-01&to=2025-12-31')).toMatchObject({
      counts: { begun: 0, paid: 0 },
      by_municipality: [],
    });
    const today = '2026-11-21';
    expect(await numbers(`from=${today}&to=${today}`)).toMatchObject({ counts: { begun: 1 } });
    const other = await seat(api, 'other', 'duon', ['auditor']);
    const theirs = await other.ask(
      desk,
      'GET',
      '/api/partners/duon/statistics?from=2026-01-01&to=2026-12-31',
    );
    expect(theirs.json).toMatchObject({ counts: { begun: 0 }, by_municipality: [] });
  });

  it('refuse a last day before the first, and what is no day, with a sentence at the field', async () => {
    const { headers } = await seat(api, 'auditor', 'mpec', ['auditor']);
    const refusal = async (from: string, to: string, language: string) => {
      const url = `${at}/statistics?from=${from}&to=${to}`;
      const input = { method: 'GET', url, headers: { ...headers, 'accept-language': language } } as const;
      const { status, json } = await desk.another().send(input);
      return [status, json.detail];
    };
    const reversed = (msg: string) => [422, [{ loc: ['query', 'to'], msg, type: 'days_reversed' }]];
    expect(await refusal('2026-12-31', '2026-01-01', 'pl')).toEqual(
      reversed('Wybierz ostatni dzień nie wcześniejszy niż pierwszy.'),
    );
    expect(await refusal('2026-12-31', '2026-12-30', 'en')).toEqual(
      reversed('Choose a\u00a0last day no earlier than the first.'),
    );
    const noDay = { loc: ['query', 'from'], msg: 'Enter a\u00a0valid date.', type: 'date' };
    expect(await refusal('2026-02-30', '2026-12-30', 'en')).toEqual([422, [noDay]]);
    expect((await refusal('2026-12-31', '2026-12-31', 'pl'))[0]).toBe(200);
  });
});
