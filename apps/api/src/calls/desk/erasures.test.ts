// @database both, the embedded one in the long form

import type { ErasuresAnswer } from '@ndp/contract/desk/erasures.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { fillIn } from '../../testing/applications.ts';
import { type Seat, seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { filesIn, moveAlong, sendFile } from '../../testing/settlement/settlements.ts';
import { homeApplication, post, submitAndOpenMail } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
const harness = openHarness(api);
beforeEach(() => api.clear());

const officer = await seat(api, 'officer', 'mpec', ['officer']);
const approver = await seat(api, 'approver', 'mpec', ['approver', 'officer']);
const boss = await seat(api, 'boss', 'mpec', ['administrator']);

const at = '/api/partners/mpec';
const stored = async () => (await api.context.db.selectFrom('application').select('id').execute()).length;
const read = async (who = officer) =>
  (await who.ask(desk, 'GET', `${at}/erasures`)).json as unknown as ErasuresAnswer;
const propose = (who: Seat, { reference }: Application, ground = 'request') =>
  who.ask(desk, 'POST', `${at}/cases/${reference}/erasure`, { ground, reason: 'Pismo 12/2026' });
const decide = (who: Seat, { reference }: Application, confirmed: boolean) =>
  who.ask(desk, 'POST', `${at}/cases/${reference}/erasure/decision`, { confirmed });

describe('a case is erased at a person’s wish', () => {
  it('once another person has confirmed it, and the trail keeps by whom, on what ground and why', async () => {
    const application = await harness.send();
    const { reference } = application;
    expect((await propose(approver, application)).status).toBe(200);
    expect((await propose(officer, application)).json.detail).toContain('jest już zaproponowane');
    expect((await read()).proposals).toMatchObject([
      { reference, ground: 'request', reason: 'Pismo 12/2026', by: 'Osoba approver', is_mine: false },
    ]);
    const waits = async (who: Seat) => (await who.ask(desk, 'GET', `${at}/waiting`)).json.erasures;
    expect([await waits(officer), await waits(approver), await waits(boss)]).toEqual([0, 0, 1]);
    expect((await decide(approver, application, true)).json.detail).toContain('inna osoba');
    expect((await decide(officer, application, true)).status).toBe(403);
    expect(await stored()).toBe(1);
    expect((await decide(boss, application, true)).status).toBe(200);
    expect(await stored()).toBe(0);
    expect(await harness.lastAction()).toMatchObject({
      ...{ operator: 'Osoba boss', action: 'desk confirm-erasure', reference, outcome: 'done' },
      details: { ground: 'request', confirmed: 'true' },
    });
    const { details } = await api.owner
      .selectFrom('operator_action')
      .select('details')
      .where('action', '=', 'desk propose-erasure')
      .where('outcome', '=', 'done')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ ground: 'request', reason: 'Pismo 12/2026' });
    expect(await api.owner.selectFrom('erasure').select('cause').execute()).toContainEqual({
      cause: 'request',
    });
  });

  it('or stays when it is declined, and can be proposed again', async () => {
    const application = await harness.send();
    await propose(officer, application, 'unlawful');
    expect((await decide(approver, application, false)).status).toBe(200);
    expect((await decide(approver, application, true)).json.detail).toContain('ktoś już zdecydował');
    expect([await stored(), (await read()).proposals]).toEqual([1, []]);
    expect((await propose(officer, application, 'duty')).status).toBe(200);
  });

  it('only on one of three grounds, with a reason', async () => {
    const application = await harness.send();
    expect((await propose(officer, application, 'because')).status).toBe(422);
    const url = `${at}/cases/${application.reference}/erasure`;
    expect((await officer.ask(desk, 'POST', url, { ground: 'duty', reason: ' ' })).status).toBe(422);
    expect((await read()).proposals).toEqual([]);
  });

  it('not once an agreement was signed, neither when proposed nor when confirmed: the sentence names the day', async () => {
    const link = await fillIn(api);
    const application = await harness.stored(link);
    await propose(officer, application);
    await moveAlong(api, link, [
      ['contract_sent', 'system'],
      ['contract_signed', 'system'],
      ['in_realisation', 'operator'],
    ]);
    await sendFile(api, link);
    const sentence = /co\snajmniej do 30\sczerwca 2034/;
    const confirmed = await decide(approver, application, true);
    expect([confirmed.status, confirmed.json.detail]).toEqual([409, expect.stringMatching(sentence)]);
    expect((await decide(approver, application, false)).status).toBe(200);
    expect((await propose(officer, application)).json.detail).toMatch(sentence);
    expect([await stored(), filesIn(api.uploads).length]).toEqual([1, 1]);
  });
});

describe('the cases whose time is over', () => {
  /** As somebody who logs in now reads it. */
  const readNow = async () => read(await seat(api, 'officer', 'mpec', ['officer']));

  it('are counted by class and named with the day on which they go, a month ahead', async () => {
    const unconfirmed = await harness.stored(await submitAndOpenMail(api));
    const estimate = { ...homeApplication, email: 'konczy@example.pl' };
    const link = await fillIn(api, { until: 'consent', estimate });
    await post(api, `/applications/${link.token}/${link.id}/withdrawal`, undefined);
    const ended = await harness.stored(link);
    await api.takeMails();
    await harness.send();
    expect((await readNow()).cases).toEqual([]);
    api.pass(20 * dayMs);
    const { cases, classes } = await readNow();
    expect(cases).toEqual([
      { reference: unconfirmed.reference, name: 'unconfirmed', on: '2026-12-21' },
      { reference: ended.reference, name: 'unsent', on: '2026-12-21' },
    ]);
    expect(classes).toContainEqual({ name: 'unconfirmed', days: 30, due: 0, soon: 1 });
    expect(classes).toContainEqual({ name: 'concluded', days: null, due: 0, soon: 0 });
    api.pass(11 * dayMs);
    expect((await readNow()).classes).toContainEqual({ name: 'unsent', days: 30, due: 1, soon: 1 });
    expect((await readNow()).cases).toHaveLength(2);
  });

  it('go at once when the administrator wants it, those of this partner alone', async () => {
    await submitAndOpenMail(api);
    const { id } = await submitAndOpenMail(api, undefined, { from: 'duon' });
    api.pass(31 * dayMs);
    const now = await seat(api, 'boss', 'mpec', ['administrator']);
    expect((await now.ask(desk, 'POST', `${at}/erasures`)).json).toEqual({ erased: 1 });
    const left = await api.context.db.selectFrom('application').select('id').execute();
    expect(left).toEqual([{ id }]);
    const { details } = await api.owner
      .selectFrom('operator_action')
      .select('details')
      .where('action', '=', 'desk erase-due')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ unconfirmed: 1, concluded: 0 });
  });
});
