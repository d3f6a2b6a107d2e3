// @database both, the embedded one in the long form

import type { RegulatorAnswer } from '@ndp/contract/desk/regulator.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '../../cases/keys/case-key.ts';
import { writeSection } from '../../cases/store/sections.ts';
import { insertPayment } from '../../features/settlement/payments.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { account, apartmentEstimate, company, homeSections, owner } from '../../testing/applications.ts';
import { type Seat, seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';

const { api, desk } = await openTestDesk();
const harness = openHarness(api);
beforeEach(async () => {
  await api.clear();
  await sql`truncate regulator_report`.execute(api.owner);
});

const officer = await seat(api, 'officer', 'mpec', ['officer']);
const approver = await seat(api, 'approver', 'mpec', ['approver', 'officer']);
const boss = await seat(api, 'boss', 'mpec', ['administrator']);

const at = '/api/partners/mpec/regulator-reports';
const read = async (year = '2026', who = officer) =>
  (await who.ask(desk, 'GET', `${at}?year=${year}`)).json as unknown as RegulatorAnswer;
const propose = (who: Seat, year = '2026') => who.ask(desk, 'POST', at, { year });
const decide = async (who: Seat, released: boolean, year = '2026') =>
  who.ask(desk, 'POST', `${at}/${(await read(year)).proposals[0]?.id}`, { released });
const download = async (who = officer, year = '2026') =>
  who.ask(desk, 'GET', `${at}/${(await read(year)).proposals[0]?.id}/file`);

/** The file of a year, proposed by one and released by another. */
async function release(year = '2026'): Promise<string> {
  expect((await propose(officer, year)).status).toBe(200);
  expect((await decide(approver, true, year)).status).toBe(200);
  return String((await download(officer, year)).json.csv);
}

async function settledHome(day: string, status?: 'paid' | 'reported'): Promise<Application> {
  return harness.settle(await harness.send(), day, status);
}

async function rewrite(application: Application, section: 'client_info' | 'building_address', data: object) {
  const { db, keys } = api.context;
  const saved = { data: { ...data }, revision: 1, savedAt: api.context.clock() };
  await writeSection({ db, keys }, keyOf(application), section, saved);
}

const heads = 'Imię i nazwisko lub nazwa;Adres;Data zakończenia;Oszczędność energii finalnej [toe]\r\n';

describe('the report to the regulator', () => {
  it('has exactly four columns: who, where, when and how much, byte for byte', async () => {
    await settledHome('2026-11-15');
    const apartment = await harness.send({
      estimate: apartmentEstimate,
      sections: { ...homeSections, client_info: company },
    });
    await harness.settle(apartment, '2026-03-02', 'reported');
    const toe = Number(apartment.quote?.explanation.reference_value_toe);
    expect(await release()).toBe(
      `\ufeff${heads}` +
        `${company.building_name};ul. Święty Krzyż 12A, 31-023 Kraków;2026-03-02;${String(toe).replace('.', ',')}\r\n` +
        'Łucja Żółć-Kowalska;ul. Święty Krzyż 12A, 31-023 Kraków;2026-11-15;2,059\r\n',
    );
    const sum = Math.round((toe + 2.059) * 1e6) / 1e6;
    expect(await read()).toMatchObject({ cases: 2, toe: sum, proposals: [{ cases: 2, toe: sum }] });
    expect((await download()).json.name).toBe('ure-mpec-2026.csv');
  });

  it('shows at the desk what each case saves, also in kilowatt-hours, and only of cases that lack nothing', async () => {
    const { reference } = await settledHome('2026-11-15');
    const lacking = await settledHome('2026-11-16');
    await rewrite(lacking, 'client_info', { ...owner, first_name: '' });
    expect(await read()).toMatchObject({
      ...{ cases: 1, toe: 2.059, kwh: 23_946 },
      lines: [{ reference, completed_on: '2026-11-15', toe: 2.059, kwh: 23_946 }],
      incomplete: [{ reference: lacking.reference }],
    });
  });

  it('names a flat of a building, and nothing that was not asked for', async () => {
    const application = await settledHome('2026-11-15');
    const address = { ...homeSections.building_address, apartment_number: '7' };
    await rewrite(application, 'building_address', address);
    const csv = await release();
    expect(csv).toContain(';ul. Święty Krzyż 12A/7, 31-023 Kraków;');
    for (const secret of [owner.pesel, account, application.email, application.reference, '600']) {
      expect(csv).not.toContain(secret);
    }
  });

  it('cannot smuggle a formula into a spreadsheet by a name', async () => {
    const application = await settledHome('2026-11-15');
    await rewrite(application, 'client_info', { ...company, building_name: '=cmd|"/c calc"!A1;"x"' });
    expect(await release()).toContain(`\r\n"'=cmd|""/c calc""!A1;""x""";ul.`);
  });

  it('is of one year, one partner, and of what was paid; the year before stands beside it', async () => {
    await settledHome('2025-12-31');
    await settledHome('2027-01-01');
    await harness.put(await settledHome('2026-06-01'), 'settlement_review');
    expect(await read()).toMatchObject({ cases: 0, toe: 0, before: { cases: 1, toe: 2.059 } });
    expect((await propose(officer)).json.detail).toContain('nie ma czego zgłosić');
    await settledHome('2026-01-01');
    await settledHome('2026-12-31');
    expect((await release()).split('\r\n')).toHaveLength(4);
    const elsewhere = await seat(api, 'elsewhere', 'duon', ['officer']);
    const foreign = await elsewhere.ask(desk, 'GET', '/api/partners/duon/regulator-reports?year=2026');
    expect(foreign.json).toMatchObject({ cases: 0, incomplete: [], proposals: [] });
  });

  it('counts the newest payment application', async () => {
    const application = await settledHome('2025-11-15');
    const { db, keys, clock } = api.context;
    const payment = {
      ...{
        n: 2,
        completionDate: '2026-01-20',
        heaterModelName: 'Wicher 9',
        serialNumber: null,
        documentIds: [],
      },
      ...{ statementVersion: '2026-11-01', statementHash: 'a'.repeat(64), requestedAt: clock() },
      language: 'pl',
    } as const;
    await insertPayment({ db, keys }, keyOf(application), payment);
    expect(await read('2025')).toMatchObject({ cases: 0 });
    expect(await release()).toContain(';2026-01-20;');
  });

  it('says which case lacks which value, and is not proposed until they have it', async () => {
    await settledHome('2026-11-15');
    const nameless = await settledHome('2026-11-16');
    await rewrite(nameless, 'client_info', { ...owner, last_name: ' ' });
    const homeless = await settledHome('2026-11-17');
    await rewrite(homeless, 'building_address', { ...homeSections.building_address, zip_code: undefined });
    const dateless = await harness.put(await harness.send(), 'paid');
    const worthless = await settledHome('2026-11-18');
    await api.context.db
      .updateTable('application')
      .set({ quote: null })
      .where('id', '=', worthless.id)
      .execute();
    const { incomplete, incomplete_count, cases } = await read();
    expect(Object.fromEntries(incomplete.map(({ reference, missing }) => [reference, missing]))).toEqual({
      [nameless.reference]: ['Imię i\u00a0nazwisko lub nazwa'],
      [homeless.reference]: ['Adres'],
      [dateless.reference]: ['Data zakończenia'],
      [worthless.reference]: ['Oszczędność energii finalnej [toe]'],
    });
    expect([incomplete_count, cases]).toEqual([4, 1]);
    expect((await propose(officer)).json.detail).toContain('w 4 sprawach brakuje wartości');
  });
});

describe('a report is released by another person', () => {
  it('than the one who proposed it, and downloaded only then', async () => {
    const application = await settledHome('2026-11-15');
    expect((await propose(approver)).status).toBe(200);
    expect((await propose(officer)).json.detail).toContain('czeka już na zwolnienie');
    expect((await download()).json.detail).toContain('nie jest zwolniony');
    const waits = async (who: Seat) =>
      (await who.ask(desk, 'GET', '/api/partners/mpec/waiting')).json.reports;
    expect([await waits(officer), await waits(approver), await waits(boss)]).toEqual([0, 0, 1]);
    expect((await decide(approver, true)).json.detail).toContain('inna osoba');
    expect((await decide(officer, true)).status).toBe(403);
    expect((await harness.stored(application)).status).toBe('paid');
    expect((await decide(boss, true)).json).toEqual({ reported: 1 });
    expect((await decide(boss, true)).json.detail).toContain('ktoś już zdecydował');
    expect((await download(boss)).status).toBe(200);
    const [proposal] = (await read()).proposals;
    expect(proposal).toMatchObject({
      ...{ state: 'released', proposed_by: 'Osoba approver', decided_by: 'Osoba boss', is_same: true },
    });
    const own = api.owner.updateTable('regulator_report').set({ cases: 9 });
    await expect(own.execute()).rejects.toThrow('never changed');
  });

  it('and its cases are then noted as reported once, each applicant being told', async () => {
    const application = await settledHome('2026-11-15');
    const earlier = await settledHome('2026-11-14', 'reported');
    expect((await read()).unreported).toBe(1);
    await release();
    expect((await harness.stored(application)).status).toBe('reported');
    const mails = await api.takeMails();
    expect(mails.map(({ applicationId, payload }) => [applicationId, payload])).toEqual([
      [application.id, expect.objectContaining({ status: 'reported' })],
    ]);
    expect((await harness.stored(earlier)).revision).toBe(earlier.revision);
    expect((await read()).unreported).toBe(0);
  });

  it('may be declined, and is proposed anew', async () => {
    const application = await settledHome('2026-11-15');
    await propose(officer);
    expect((await decide(approver, false)).json).toEqual({ reported: 0 });
    expect((await download()).json.detail).toContain('nie jest zwolniony');
    expect((await harness.stored(application)).status).toBe('paid');
    await release();
    expect((await read()).proposals.map(({ state }) => state)).toEqual(['released', 'declined']);
  });

  it('only as it was proposed: another case in it, and it is proposed anew', async () => {
    await settledHome('2026-11-15');
    await propose(officer);
    await settledHome('2026-11-16');
    expect((await decide(approver, true)).json.detail).toContain('Od propozycji zmieniło się coś');
    await decide(approver, false);
    await release();
    await api.takeMails();
    await settledHome('2026-11-17');
    expect((await download()).json.detail).toContain('Od zwolnienia zmieniło się coś');
    expect((await read()).proposals[0]?.is_same).toBe(false);
  });

  it('each step being kept in the chain of acts, with figures and hash and no personal data', async () => {
    await settledHome('2026-11-15');
    await release();
    const acts = await api.owner
      .selectFrom('operator_action')
      .select(['operator', 'action', 'details'])
      .where('action', 'like', '%-regulator-report')
      .where('action', 'not like', '%read-%')
      .where('outcome', '=', 'done')
      .orderBy('at', 'desc')
      .orderBy('n', 'desc')
      .execute();
    const figures = { cases: 1, toe: '2,059', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) };
    const wanted = {
      'desk propose-regulator-report': ['Osoba officer', { year: '2026', ...figures }],
      'desk release-regulator-report': ['Osoba approver', { released: 'true', reported: 1 }],
      'desk download-regulator-report': ['Osoba officer', { year: 2026, ...figures }],
    };
    for (const [action, [who, details]] of Object.entries(wanted)) {
      const act = acts.find((each) => each.action === action);
      expect([act?.operator, act?.details]).toEqual([who, expect.objectContaining(details)]);
    }
    expect(JSON.stringify(acts)).not.toContain('Kowalska');
  });
});
