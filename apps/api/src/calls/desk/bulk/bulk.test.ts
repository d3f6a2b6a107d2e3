// @database both, the embedded one in the long form

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sweep } from '../../../app/housekeeping.ts';
import { rewrapKeys } from '../../../cases/keys/rewrap-keys.ts';
import { eraseApplication } from '../../../features/retention/erase-application.ts';
import { dayMs, polishDay } from '../../../platform/clock.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { asUnit } from '../../../platform/unit.ts';
import { openBulkOffice } from '../../../testing/desk/bulk-office.ts';
import { seat } from '../../../testing/desk/desk-people.ts';
import { dump } from '../../../testing/submissions.ts';

const { api, workOff, sit, openCases, officerOf, actions } = await openBulkOffice();

describe('the question before a job', () => {
  it('says in how many cases something will be done, from whom they are taken, and why not in the others', async () => {
    const [ola, jan] = [await sit('ola'), await sit('jan')];
    const [mine, his, nobodys] = await openCases(3);
    const references = [mine, his, nobodys].map((each) => each?.reference ?? '');
    await ola.ask('POST', `/cases/${mine?.reference}/assignment`, { to: 'me' });
    await jan.ask('POST', `/cases/${his?.reference}/assignment`, { to: 'me' });
    const ask = async (action: string) =>
      (await ola.ask('POST', '/bulk-preview', { action, references })).json;
    expect(await ask('take')).toEqual({
      references: references.slice(1),
      others: 1,
      skipped: [{ why: 'already', cases: 1 }],
    });
    expect(await ask('let_go')).toMatchObject({ skipped: [{ why: 'already', cases: 1 }] });
    expect(await ask('remind')).toEqual({
      references: [],
      others: 0,
      skipped: [{ why: 'officer', cases: 3 }],
    });
  });

  it('names drafts that wait for their applicants, and those reminded today', async () => {
    const ola = await sit('ola');
    const [fresh, reminded] = await openCases(2, 'in_completion');
    const [works] = await openCases(1, 'in_realisation');
    expect((await ola.ask('POST', `/cases/${reminded?.reference}/reminder`)).status).toBe(200);
    const references = [fresh, reminded, works].map((each) => each?.reference ?? '');
    const { json } = await ola.ask('POST', '/bulk-preview', { action: 'remind', references });
    expect(json).toEqual({
      references: [fresh?.reference],
      others: 0,
      skipped: [
        { why: 'reminded', cases: 1 },
        { why: 'applicant', cases: 1 },
      ],
    });
  });
});

describe('a job over many cases', () => {
  it('goes on without its page, and each case keeps the act of the officer, in bulk', async () => {
    const ola = await sit('ola');
    const cases = await openCases(3);
    const { id, status, json } = await ola.begin('take', cases);
    expect([status, json.cases, json.done, json.ending]).toEqual([200, 3, 0, null]);
    await workOff();
    expect(await ola.read(id)).toMatchObject({ ending: 'done', cases: 3, done: 3, refused: 0, refusals: [] });
    expect(await Promise.all(cases.map(officerOf))).toEqual(cases.map(() => ola.person.id));
    const noted = (await actions('desk assign')).slice(0, 3);
    expect(noted.map(({ reference }) => reference).sort()).toEqual(
      cases.map(({ reference }) => reference).sort(),
    );
    expect(noted[0]).toMatchObject({ operator: 'Osoba ola', person_id: ola.person.id, details: { bulk: 3 } });
    const { rows } = await sql`
      select entry::jsonb ->> 'what' as what, entry::jsonb ->> 'who' as who, entry::jsonb ->> 'request' as request
      from audit_entry where application_id = ${cases[0]?.id} and entry::jsonb ->> 'table' = 'case_assignment'`.execute(
      api.context.db,
    );
    expect(rows).toEqual([{ what: 'bulk job', who: 'operator', request: id }]);
    const told = (await ola.ask('GET', '/notices')).json.notices;
    expect(told).toMatchObject([{ kind: 'bulk_ended', reference: null }]);
  });

  it('is begun once, however often its button is pressed', async () => {
    const ola = await sit('ola');
    const [one] = await openCases(1);
    const body = { id: randomUUID(), action: 'take', references: [one?.reference] };
    for (const _ of [1, 2]) expect((await ola.ask('POST', '/bulk-jobs', body)).status).toBe(200);
    expect((await ola.ask('GET', '/bulk-jobs')).json.jobs).toHaveLength(1);
  });

  it('says of each case it was refused in why, and does the others', async () => {
    const ola = await sit('ola');
    const [draft] = await openCases(1, 'in_completion');
    const [paid] = await openCases(1, 'paid');
    const { id } = await ola.begin('remind', [paid as Application, draft as Application]);
    await workOff();
    const { refusals, ...job } = await ola.read(id);
    expect(job).toMatchObject({ ending: 'done', done: 1, refused: 1 });
    expect(refusals).toEqual([
      { reference: paid?.reference, sentence: expect.stringContaining('nie czeka teraz') },
    ]);
    expect((await api.takeMails()).map(({ kind }) => kind)).toEqual(['draft-reminder']);
    expect(await actions('desk resend-link', 'refused')).toMatchObject([{ reference: paid?.reference }]);
  });

  it('hands cases to colleagues in turn, and keeps its note sealed and no longer than it runs', async () => {
    const [ola, jan, ewa] = [await sit('ola'), await sit('jan'), await sit('ewa')];
    const cases = await openCases(3);
    const hand_over = { to: [jan.person.id, ewa.person.id], text: 'Urlop od poniedziałku.' };
    const { id, status } = await ola.begin('hand_over', cases, { hand_over });
    expect(status).toBe(200);
    expect(await dump(api)).not.toContain('poniedziałku');
    await rewrapKeys(api.context);
    await workOff();
    expect(await Promise.all(cases.map(officerOf))).toEqual([jan.person.id, ewa.person.id, jan.person.id]);
    const notes = (await ola.ask('GET', `/cases/${cases[2]?.reference}/notes`)).json.notes;
    expect(notes).toMatchObject([{ text: hand_over.text, who: 'Osoba ola' }]);
    const row = await api.context.db
      .selectFrom('bulk_job')
      .select('note')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ note: null });
  });

  it('puts cases aside until a day, but none past its deadline, and says which', async () => {
    const ola = await sit('ola');
    const [free, due] = await openCases(2);
    const in7 = polishDay(new Date(api.context.clock().getTime() + 7 * dayMs));
    await sql`update application set due_at = ${new Date(api.context.clock().getTime() + dayMs)}
      where id = ${due?.id}`.execute(api.owner);
    const cases = [free as Application, due as Application];
    expect((await ola.begin('snooze', cases)).status).toBe(422);
    expect((await ola.begin('take', cases, { until: in7 })).status).toBe(422);
    const { id } = await ola.begin('snooze', cases, { until: in7 });
    await workOff();
    expect(await ola.read(id)).toMatchObject({
      ...{ ending: 'done', done: 1, refused: 1 },
      refusals: [{ reference: due?.reference, sentence: expect.stringContaining('sprawie mija wcześniej') }],
    });
    expect(await ola.ask('GET', '/cases?snoozed=yes')).toMatchObject({
      json: { cases: [{ reference: free?.reference, snoozed_until: in7 }] },
    });
  });

  it('goes to officers alone', async () => {
    const ola = await sit('ola');
    const auditor = await seat(api, 'adam', 'mpec', ['auditor']);
    const cases = await openCases(1);
    const hand_over = { to: [auditor.person.id], text: 'Proszę.' };
    expect((await ola.begin('hand_over', cases, { hand_over })).status).toBe(404);
    expect((await ola.begin('hand_over', cases)).status).toBe(422);
  });
});

describe('the rows of a job', () => {
  it('are seen by whoever began it, at its partner', async () => {
    const [ola, jan, stranger] = [await sit('ola'), await sit('jan'), await sit('ola', 'duon')];
    const { id } = await ola.begin('take', await openCases(1));
    for (const other of [jan, stranger]) {
      expect((await other.ask('GET', '/bulk-jobs')).json.jobs).toEqual([]);
      expect((await other.ask('GET', `/bulk-jobs/${id}`)).status).toBe(404);
      expect((await other.ask('POST', `/bulk-jobs/${id}/stop`)).status).toBe(404);
    }
  });

  it('name no case of another partner', async () => {
    const [ola, stranger] = [await sit('ola'), await sit('ola', 'duon')];
    const cases = await openCases(1);
    expect((await stranger.begin('take', cases)).status).toBe(404);
    expect((await ola.begin('take', cases)).status).toBe(200);
  });

  it('go with an erased case, and ninety days after the end', async () => {
    const ola = await sit('ola');
    const [gone, left] = await openCases(2);
    const { id } = await ola.begin('take', [gone as Application, left as Application]);
    await asUnit(api.context, (unit) => eraseApplication(unit, gone as Application, 'request'));
    await workOff();
    expect(await ola.read(id)).toMatchObject({ ending: 'done', cases: 2, done: 1 });
    const count = async () => (await sql`select from bulk_case`.execute(api.context.db)).rows.length;
    expect(await count()).toBe(1);
    const end = api.context.clock().getTime() + 90 * dayMs;
    await sweep(api.running.db, new Date(end - 1));
    expect(await count()).toBe(1);
    await sweep(api.running.db, new Date(end));
    expect(await count()).toBe(0);
  });
});
