// @database both, the embedded one in the long form
import { workingDays } from '@ndp/domain/retention/working-days.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../app/housekeeping.ts';
import { tellOpened } from '../../features/opening/tell-opened.ts';
import { dayMs } from '../../platform/clock.ts';
import { countWaits } from '../../platform/partners/opening-waits.ts';
import { findCanaries } from '../../testing/hostile/canaries.ts';
import {
  call,
  callbackRequest,
  homeApplication,
  homeQuote,
  otherPartner,
  plainPartner,
  post,
} from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';

const settings = {
  PROGRAM_PHASES: `${plainPartner} 2026-11-20 paused funds_used, ${plainPartner} 2026-11-25 open`,
};
const api = await startTestApi({ settings });
beforeEach(() => api.clear());
afterAll(() => api.close());

const email = 'anna.czeka@example.pl';
const askFor = (address = email, sending = {}) => post(api, '/partners/opening', { email: address }, sending);
const look = (token: string, from = plainPartner) => call(api, `GET /opening/${token}`, undefined, { from });
const answer = (token: string, state: string, from = plainPartner) =>
  post(api, `/opening/${token}`, { state }, { from });
const waits = () => countWaits(api.context.db);

/** Asks and reads the mail. */
async function input(): Promise<string> {
  expect((await askFor()).statusCode).toBe(202);
  const [mail] = await api.takeMails();
  expect(mail).toMatchObject({ kind: 'opening-request', payload: { email } });
  return String(mail?.payload.token);
}

describe('a paused programme', () => {
  it('tells its portal since when, why, and from when on it is open', async () => {
    const config = await call(api, 'GET /partners/portal_config');
    expect(config.json().program_standing).toEqual({
      state: 'paused',
      since: '2026-11-20',
      reason: 'funds_used',
      opens_on: '2026-11-25',
    });
  });

  it('promises no amount and takes no estimate, while another partner’s goes on', async () => {
    expect((await post(api, '/quote_subsidy', homeQuote)).json()).toMatchObject({
      quote: 0,
      explanation: { reason: 'programme_closed' },
    });
    const refused = [
      await post(api, '/applications', homeApplication),
      await post(api, '/applications/no_efficiency', callbackRequest),
    ];
    for (const { statusCode, body } of refused) {
      expect([statusCode, JSON.parse(body).detail]).toEqual([
        400,
        expect.stringContaining('nic nie wysłano'),
      ]);
    }
    expect((await post(api, '/applications', homeApplication, { from: otherPartner })).statusCode).toBe(201);
  });
});

describe('an address that is to be told when the programme opens', () => {
  it('is kept sealed, once, and gets nothing before its owner agrees', async () => {
    const token = await input();
    await askFor(email.toUpperCase().replace('EXAMPLE.PL', 'example.pl'));
    expect(await waits()).toEqual([{ partner: plainPartner, confirmed: 0, asked: 1 }]);
    expect(await findCanaries(api.owner, { email, token })).toEqual([]);
    api.pass(5 * dayMs);
    await api.takeMails();
    expect(await tellOpened(api.running)).toBe(0);
    expect(await api.takeMails()).toEqual([]);
  });

  it('shows its owner everything that is kept; looking changes nothing', async () => {
    const token = await input();
    expect((await look(token)).json()).toEqual({
      email,
      language: 'pl',
      organiser: expect.stringContaining('MPEC'),
      state: 'asked',
      kept_until: '2026-11-28',
    });
    expect((await waits())[0]?.confirmed).toBe(0);
    expect((await answer(token, 'confirmed')).json()).toMatchObject({
      state: 'confirmed',
      kept_until: '2027-11-21',
    });
  });

  it('is told once on the day the programme opens, and then nothing of it is kept', async () => {
    const token = await input();
    await answer(token, 'confirmed');
    expect(await tellOpened(api.running)).toBe(0);
    api.pass(4 * dayMs);
    const told = await Promise.all([tellOpened(api.running), tellOpened(api.running)]);
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await api.takeMails()).toMatchObject([{ kind: 'program-opened', payload: { email } }]);
    expect(await waits()).toEqual([]);
    expect((await look(token)).statusCode).toBe(404);
    expect(await tellOpened(api.running)).toBe(0);
  });

  it('is erased at once when its owner says so', async () => {
    const token = await input();
    await answer(token, 'confirmed');
    expect((await answer(token, 'erased')).json().state).toBe('erased');
    expect(await waits()).toEqual([]);
    expect((await look(token)).statusCode).toBe(404);
  });

  it('is erased when nobody confirms it in time, or when it waits in vain for too long', async () => {
    await input();
    api.pass(workingDays.openingAsked * dayMs - 1);
    await sweep(api.running.db, api.context.clock());
    expect(await waits()).toHaveLength(1);
    api.pass(1);
    await sweep(api.running.db, api.context.clock());
    expect(await waits()).toEqual([]);
  });

  it('opens with its newest mail only, and in no other portal', async () => {
    const first = await input();
    const second = await input();
    const statuses = [await look(first), await look(second), await look(second, otherPartner)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 200, 404]);
    expect((await answer(second, 'confirmed', otherPartner)).statusCode).toBe(404);
  });

  it('is asked for neither at a programme that is open, nor more often than a mailbox bears', async () => {
    const open = await askFor(email, { from: otherPartner });
    expect([open.statusCode, await waits()]).toEqual([409, []]);
    const answers = [];
    for (let n = 0; n < 25; n++) answers.push((await askFor()).body);
    expect(new Set(answers).size).toBe(1);
    expect(await api.takeMails()).toHaveLength(20);
  });
});
