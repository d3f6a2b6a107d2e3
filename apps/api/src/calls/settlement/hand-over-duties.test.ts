// @database both

import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { HeldDuties } from '@ndp/contract/calls/handover.ts';
import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { beforeEach, expect, it } from 'vitest';
import { followDuties } from '../../features/duties/follow-duties.ts';
import { dayMs } from '../../platform/clock.ts';
import type { Link } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import {
  fillInAndSign,
  goodPayment,
  moveAlong,
  sendAllDocuments,
} from '../../testing/settlement/settlements.ts';
import { findStored } from '../../testing/stored.ts';
import { call, dump, getByLink, homeApplication, post } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
beforeEach(() => api.clear());

const passDays = (days: number) => api.pass(days * dayMs);
const follow = () => followDuties(api.context);
const adam = { name: 'Adam Nowy', email: 'adam.nowy@example.pl' };
let people = 0;

/** A case that was paid, whose replacement was finished on 21 November. */
async function finish(): Promise<Link> {
  const email = `stary${++people}@example.pl`;
  const link = await fillInAndSign(api, { estimate: { ...homeApplication, email } });
  await sendAllDocuments(api, link);
  await post(api, `/applications/${link.token}/${link.id}/payment_application`, goodPayment);
  await moveAlong(api, link, [
    ['settlement_review', 'operator'],
    ['paid', 'system'],
  ]);
  await follow();
  await api.takeMails();
  return link;
}

const handOver = ({ token, id }: Link, named: object = adam) =>
  post(api, `/applications/${token}/${id}/duty_handover`, named);
const readOld = async (link: Link) => (await getByLink(api, link)).json() as ApplicationAnswer;
const read = (token: string) => call(api, `GET /held_duties/${token}`);
const heldBy = async (token: string) => (await read(token)).json() as HeldDuties;
const take = (token: string, typed_name = 'Adam Nowy') =>
  post(api, `/held_duties/${token}/acceptance`, { typed_name });
const mailed = async (kind: string) => (await api.takeMails()).find((mail) => mail.kind === kind)?.payload;

async function name(link: Link, named: object = adam): Promise<string> {
  expect((await handOver(link, named)).statusCode).toBe(200);
  return (await mailed('duty-handover'))?.token ?? '';
}

async function officeOf(link: Link) {
  const { reference } = await findStored(api, link);
  const at = `/api/partners/mpec/cases/${reference}`;
  const officer = () => seat(api, 'ola', 'mpec', ['officer']);
  return {
    read: async () => (await (await officer()).ask(desk, 'GET', at)).json as unknown as CaseAnswer,
    name: async (body: object) => (await officer()).ask(desk, 'POST', `${at}/new-owner`, body),
  };
}

it('an owner names the new one, who reads the duties with their days and nothing of the owner, and confirms', async () => {
  const link = await finish();
  await post(api, `/applications/${link.token}/${link.id}/duties/records`, {
    is_done: true,
    note: 'U sąsiada',
  });
  passDays(0.01);
  const token = await name(link);
  const answer = await read(token);
  const { reference } = await findStored(api, link);
  expect(answer.json()).toEqual({
    ...{ reference, language: 'pl', organiser: expect.any(String), state: 'named', until: '2026-12-21' },
    ...{ taken_on: null, running: [], can_answer: false },
    duties: [
      { kind: 'registration', day: '2026-12-05', done_on: null, note: '' },
      { kind: 'durability', day: '2031-11-21', done_on: null, note: '' },
      { kind: 'records', day: '2034-06-30', done_on: '2026-11-21', note: '' },
    ],
  });
  expect(
    (await post(api, `/held_duties/${token}/duties/registration`, { is_done: true, note: '' })).statusCode,
  ).toBe(409);
  expect((await take(token)).json()).toMatchObject({
    state: 'taken',
    taken_on: '2026-11-21',
    can_answer: true,
  });
  expect(await mailed('handover-answer')).toMatchObject({
    email: `stary${people}@example.pl`,
    answer: 'taken',
  });
  const old = await readOld(link);
  expect(old.duty_handover).toMatchObject({ state: 'taken', answered_on: '2026-11-21' });
  expect(old.actions).not.toContain('mark-duty');
  expect(old.done_duties).toMatchObject([{ kind: 'records', note: 'U sąsiada' }]);
});

it('from then on reminders and the yearly question go to the new owner, whose page takes what is done and the answer', async () => {
  const link = await finish();
  const token = await name(link);
  await take(token);
  await api.takeMails();
  passDays(11);
  await follow();
  const mails = await api.takeMails();
  expect(mails.map(({ kind, payload }) => [kind, payload.email])).toEqual([
    ['held-duty-reminder', adam.email],
  ]);
  const done = { is_done: true, note: 'Zgłoszone 18/2026' };
  const marked = await post(api, `/held_duties/${mails[0]?.payload.token}/duties/registration`, done);
  expect((marked.json() as HeldDuties).duties[0]).toMatchObject({ note: 'Zgłoszone 18/2026' });
  expect((await readOld(link)).done_duties).toMatchObject([{ kind: 'registration', note: '' }]);
  passDays(354);
  await follow();
  const asked = await mailed('held-running-question');
  expect(asked).toMatchObject({ email: adam.email });
  const { running, can_answer } = await heldBy(String(asked?.token));
  expect([running, can_answer]).toMatchObject([[{ year: 2027, answer: null }], true]);
  const answered = await post(api, `/held_duties/${asked?.token}/running`, { year: 2027, answer: 'yes' });
  expect((answered.json() as HeldDuties).running).toMatchObject([{ year: 2027, answer: 'yes' }]);
  const office = await officeOf(link);
  expect(await office.read()).toMatchObject({
    running: [{ year: 2027, answer: 'yes' }],
    duty_handover: { ...adam, state: 'taken', typed_name: 'Adam Nowy', named_by: 'applicant' },
  });
});

it('a naming is taken back or declined before it is confirmed, not after, and ends by itself after 30 days', async () => {
  const link = await finish();
  const back = () => post(api, `/applications/${link.token}/${link.id}/duty_handover/withdrawal`, undefined);
  const first = await name(link);
  expect((await back()).json().duty_handover).toBeNull();
  expect((await read(first)).statusCode).toBe(404);
  const second = await name(link);
  expect((await post(api, `/held_duties/${second}/refusal`, undefined)).statusCode).toBe(200);
  expect((await read(second)).statusCode).toBe(404);
  expect(await mailed('handover-answer')).toMatchObject({ answer: 'declined' });
  const third = await name(link, { name: 'Ewa Nowa', email: 'ewa.nowa@example.pl' });
  passDays(30);
  expect((await take(third)).statusCode).toBe(404);
  expect((await readOld(link)).duty_handover).toBeNull();
  const fourth = await name(link);
  await take(fourth);
  expect((await back()).json().duty_handover).toMatchObject({ state: 'taken' });
  expect((await post(api, `/held_duties/${fourth}/refusal`, undefined)).statusCode).toBe(409);
  expect((await handOver(link)).statusCode).toBe(409);
});

it('the office names a new owner with a reason where the owner cannot, and the owner’s own address is refused', async () => {
  const link = await finish();
  const office = await officeOf(link);
  expect((await office.name({ ...adam, reason: '' })).status).toBe(422);
  const own = { ...adam, email: `stary${people}@example.pl` };
  expect((await handOver(link, own)).statusCode).toBe(422);
  const named = await office.name({ ...adam, reason: 'Postanowienie spadkowe I Ns 4/27' });
  expect(named).toMatchObject({ status: 200, json: { named_by: 'office', state: 'named' } });
  const token = String((await mailed('duty-handover'))?.token);
  await take(token);
  expect(await mailed('handover-answer')).toBeUndefined();
  expect((await office.read()).duty_handover).toMatchObject({ reason: 'Postanowienie spadkowe I Ns 4/27' });
});

it('name and address lie sealed, and go with the case', async () => {
  const link = await finish();
  await take(await name(link));
  const stored = await dump(api);
  for (const said of ['Adam Nowy', adam.email]) expect(stored).not.toContain(said);
  await api.owner.deleteFrom('application').where('id', '=', link.id).execute();
  expect(await api.owner.selectFrom('duty_handover').selectAll().execute()).toEqual([]);
});
