// @database both

import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
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
import { getByLink, homeApplication, post } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
beforeEach(() => api.clear());

const follow = () => followDuties(api.context);
const passDays = (days: number) => api.pass(days * dayMs);
const remindersSent = async () =>
  (await api.takeMails()).filter(({ kind }) => kind === 'duty-reminder').map(({ payload }) => payload);

let people = 0;
const begin = () =>
  fillInAndSign(api, { estimate: { ...homeApplication, email: `osoba${++people}@example.pl` } });

/** A case whose replacement was finished on 21 November; paid unless it waits for the money. */
async function finish({ isPaid = true } = {}): Promise<Link> {
  const link = await begin();
  await sendAllDocuments(api, link);
  const requested = await post(
    api,
    `/applications/${link.token}/${link.id}/payment_application`,
    goodPayment,
  );
  expect(requested.statusCode).toBe(200);
  await moveAlong(api, link, [['settlement_review', 'operator']]);
  if (isPaid) await moveAlong(api, link, [['paid', 'system']]);
  await follow();
  await api.takeMails();
  return link;
}

const mark = ({ token, id }: Link, duty: string, body: object) =>
  post(api, `/applications/${token}/${id}/duties/${duty}`, body);
const doneIn = async (link: Link) => ((await getByLink(api, link)).json() as ApplicationAnswer).done_duties;
const done = { is_done: true, note: 'Zgłoszenie 17/2026' };

async function officeOf(link: Link) {
  const { reference } = await findStored(api, link);
  // Weeks pass, and no session lasts so long.
  const officer = () => seat(api, 'ola', 'mpec', ['officer']);
  const listed = async (filter: string) => {
    const { json } = await (await officer()).ask(desk, 'GET', `/api/partners/mpec/cases?${filter}`);
    return (json.cases as readonly { flags: readonly string[] }[]).flatMap(({ flags }) => flags);
  };
  return {
    listed,
    read: async () =>
      (await (await officer()).ask(desk, 'GET', `/api/partners/mpec/cases/${reference}`))
        .json as unknown as CaseAnswer,
    ask: async (body: object) =>
      (await officer()).ask(desk, 'POST', `/api/partners/mpec/cases/${reference}/messages`, body),
  };
}

it('an applicant calls a duty done with a note the office reads, and takes it back', async () => {
  const link = await finish();
  const office = await officeOf(link);
  expect((await mark(link, 'registration', done)).statusCode).toBe(200);
  expect(await doneIn(link)).toEqual([
    { kind: 'registration', done_on: '2026-11-21', note: 'Zgłoszenie 17/2026' },
  ]);
  expect((await office.read()).duties).toEqual([
    { kind: 'registration', day: '2026-12-05', done_on: '2026-11-21', note: 'Zgłoszenie 17/2026' },
    { kind: 'durability', day: '2031-11-21', done_on: null, note: '' },
    { kind: 'records', day: '2034-06-30', done_on: null, note: '' },
  ]);
  expect((await mark(link, 'registration', { is_done: false, note: '' })).statusCode).toBe(200);
  expect(await doneIn(link)).toEqual([]);
});

it('the report to the register may be called done as soon as the replacement is finished, and not before', async () => {
  const signed = await begin();
  expect((await mark(signed, 'registration', done)).statusCode).toBe(409);
  const waiting = await finish({ isPaid: false });
  expect((await mark(waiting, 'registration', done)).statusCode).toBe(200);
  expect((await (await officeOf(waiting)).read()).duties.map(({ kind }) => kind)).toEqual(['registration']);
});

it('each duty is reminded of once, some days before its day, by however many processes, and not once it is done', async () => {
  await mark(await finish(), 'registration', done);
  await finish();
  passDays(10);
  await follow();
  expect(await remindersSent()).toEqual([]);
  passDays(1);
  await Promise.all([follow(), follow()]);
  passDays(1);
  await follow();
  expect(await remindersSent()).toMatchObject([{ duty: 'registration', dueOn: '2026-12-05' }]);
});

it('a report that is two weeks late is found, asked about, and no more once it is done', async () => {
  const link = await finish();
  const office = await officeOf(link);
  passDays(28);
  expect(await office.listed('flag=duty_late')).toEqual([]);
  passDays(1);
  expect(await office.listed('flag=duty_late')).toEqual([expect.stringMatching(/^brak wpisu.*CEEB od/)]);
  expect(await office.listed('day=mine')).toHaveLength(1);
  const question = { text: 'Czy źródło jest zgłoszone?', asks_about_duty: true };
  expect((await office.ask(question)).status).toBe(200);
  expect(await office.listed('flag=duty_late')).toEqual([expect.stringContaining('zapytano')]);
  expect(await office.listed('day=mine')).toEqual([]);
  expect((await api.takeMails()).map(({ kind }) => kind)).toEqual(['message-waiting']);
  await mark(link, 'registration', done);
  expect(await office.listed('flag=duty_late')).toEqual([]);
  expect((await office.ask(question)).status).toBe(409);
});

const questionsSent = async () => (await api.takeMails()).filter(({ kind }) => kind === 'running-question');
const answer = ({ token, id }: Link, year: number, said: string) =>
  post(api, `/applications/${token}/${id}/running`, { year, answer: said });
const runningIn = async ({ id }: Link) =>
  api.owner
    .selectFrom('case_running')
    .select(['year', 'answer'])
    .where('application_id', '=', id)
    .orderBy('year')
    .execute();

it('once a year until the duty ends it is asked whether the source runs, by however many processes', async () => {
  const link = await finish();
  const counts = [];
  for (const day of [
    '2027-11-20',
    '2027-11-21',
    '2027-12-31',
    '2028-11-21',
    '2029-11-21',
    '2030-11-21',
    '2031-11-21',
    '2032-11-21',
  ]) {
    api.pass(new Date(`${day}T11:00:00Z`).getTime() - api.context.clock().getTime());
    await Promise.all([follow(), follow()]);
    counts.push((await questionsSent()).length);
  }
  expect(counts).toEqual([0, 1, 0, 1, 1, 1, 1, 0]);
  expect((await runningIn(link)).map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030, 2031]);
});

it('the answer is kept by its year, may be changed until the next question, and the office asks where the source has stopped', async () => {
  const link = await finish();
  expect((await answer(link, 2027, 'yes')).statusCode).toBe(409);
  passDays(365);
  await follow();
  const [question] = await questionsSent();
  const renewed = { ...link, token: String(Object(question?.payload).token) };
  await mark(renewed, 'registration', done);
  for (const said of ['yes', 'gone']) expect((await answer(renewed, 2027, said)).statusCode).toBe(200);
  expect((await answer(renewed, 2026, 'yes')).statusCode).toBe(409);
  expect(await runningIn(link)).toEqual([{ year: 2027, answer: 'gone' }]);
  const office = await officeOf(link);
  expect(await office.listed('flag=source_stopped')).toEqual([
    expect.stringMatching(/^nowe źródło nie działa/),
  ]);
  expect(await office.listed('day=mine')).toHaveLength(1);
  expect((await office.read()).running).toMatchObject([{ year: 2027, answer: 'gone' }]);
  expect((await office.ask({ text: 'Co się stało?', asks_about_duty: true })).status).toBe(200);
  expect(await office.listed('day=mine')).toEqual([]);
  await answer(renewed, 2027, 'yes');
  expect(await office.listed('flag=source_stopped')).toEqual([]);
});
