import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, polishDay } from '../../platform/clock.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';

const { api, desk } = await openTestDesk();
const office = openHarness(api);
beforeEach(() => api.clear());

const at = '/api/partners/mpec';
const inDays = (days: number) => polishDay(new Date(api.context.clock().getTime() + days * dayMs));

async function open() {
  const sent = await office.send();
  const application = await office.put(sent, 'under_review');
  let officer = await seat(api, 'officer', 'mpec', ['officer']);
  const logInAgain = async () => {
    officer = await seat(api, 'officer', 'mpec', ['officer']);
  };
  const get = async (path: string) => (await officer.ask(desk, 'GET', `${at}${path}`)).json;
  const snooze = (until: string | null) =>
    officer.ask(desk, 'POST', `${at}/cases/${application.reference}/snooze`, { until });
  const listed = async (query: string) => ((await get(`/cases?${query}`)).cases as unknown[]).length;
  const isInMyDay = async () => (await listed('day=mine')) === 1;
  return { application, logInAgain, get, snooze, listed, isInMyDay };
}

describe('a case put aside until a day', () => {
  it('leaves my day and comes back on that day, and can be taken up before', async () => {
    const { application, logInAgain, get, snooze, listed, isInMyDay } = await open();
    expect([await isInMyDay(), await listed('snoozed=yes')]).toEqual([true, 0]);
    expect((await snooze(inDays(3))).status).toBe(200);
    expect([await isInMyDay(), await listed('snoozed=yes'), await listed('status=open')]).toEqual([
      false,
      1,
      1,
    ]);
    expect(await get(`/cases/${application.reference}`)).toMatchObject({ snoozed_until: inDays(3) });
    expect((await snooze(null)).status).toBe(200);
    expect(await isInMyDay()).toBe(true);
    await snooze(inDays(3));
    api.pass(3 * dayMs);
    await logInAgain();
    expect([await isInMyDay(), await listed('snoozed=yes')]).toEqual([true, 0]);
  });

  it('comes back when its applicant writes, or its status moves', async () => {
    const { application, snooze, isInMyDay } = await open();
    await snooze(inDays(3));
    api.pass(1000);
    await sql`insert into case_message (partner_id, application_id, n, body, at)
      values ('mpec', ${application.id}, 1, 'x', ${api.context.clock()})`.execute(api.owner);
    expect(await isInMyDay()).toBe(true);
    await snooze(inDays(3));
    expect(await isInMyDay()).toBe(false);
    api.pass(1000);
    await sql`update application set status = 'payment_requested', changed_at = ${api.context.clock()}
      where id = ${application.id}`.execute(api.owner);
    expect(await isInMyDay()).toBe(true);
  });

  it('is put aside neither for today, nor for longer than sixty days, nor past a deadline', async () => {
    const { application, snooze } = await open();
    await sql`update application set due_at = ${new Date(api.context.clock().getTime() + 5 * dayMs)}
      where id = ${application.id}`.execute(api.owner);
    for (const [day, why] of [
      [inDays(0), 'od jutra do 60 dni'],
      [inDays(61), 'od jutra do 60 dni'],
      [inDays(6), 'Termin w tej sprawie'],
    ] as const) {
      const { status, json } = await snooze(day);
      expect([status, String(json.detail).replaceAll('\u00a0', ' ')]).toEqual([
        409,
        expect.stringContaining(why),
      ]);
    }
    expect((await snooze(inDays(5))).status).toBe(200);
  });
});
