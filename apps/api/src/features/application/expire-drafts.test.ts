import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endOfPolishDay } from '../../cases/program/last-days.ts';
import { dayMs } from '../../platform/clock.ts';
import { fillIn, type Link, put } from '../../testing/applications.ts';
import { call, getByLink, homeApplication } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { expireDrafts } from './expire-drafts.ts';

const api = await startTestApi();
beforeEach(() => api.clear());
afterAll(() => api.close());

const read = async (link: Link): Promise<ApplicationAnswer> => (await getByLink(api, link)).json();
const statusOf = async (link: Link) => (await read(link)).status;
const addresses = [1, 2, 3, 4, 5].map((n) => `jan+${n}@example.pl`);

describe('reminders', () => {
  it('to finish a draft reach everybody, however few are read in one go', async () => {
    for (const email of addresses)
      await fillIn(api, { estimate: { ...homeApplication, email }, until: 'settlement' });
    api.pass(10 * dayMs);
    await api.takeMails();
    await expireDrafts(api.context, 2);
    const mails = await api.takeMails();
    expect(mails.map(({ payload }) => payload.email).toSorted()).toEqual(addresses);
  });

  it('to finish a draft go out three and ten days after it was left, once each, and never of a correction', async () => {
    api.pass(-200 * dayMs);
    const link = await fillIn(api, { until: 'settlement' });
    const after = async (days: number) => {
      api.pass(days * dayMs);
      await expireDrafts(api.context);
      await expireDrafts(api.context);
      return api.takeMails();
    };
    const [none, [first], between, [second]] = [
      await after(2),
      await after(1),
      await after(6),
      await after(1),
    ];
    expect([none, between]).toEqual([[], []]);
    for (const nudge of [first, second])
      expect(nudge).toMatchObject({
        kind: 'draft-reminder',
        payload: { isNudge: true, expiresOn: '2026-08-03' },
      });
    await put(api, { id: link.id, token: second?.payload.token ?? '' }, 'settlement');
    expect([await after(3), await after(7)]).toEqual([[], []]);
  });

  it('to finish a draft go out 30 and 7 days before it ends; saving anything begins the time anew', async () => {
    api.pass(-200 * dayMs);
    const link = await fillIn(api, { until: 'settlement' });
    const sent: string[][] = [];
    let reminded = link;
    for (const days of [59, 1, 22, 1]) {
      api.pass(days * dayMs);
      await expireDrafts(api.context);
      await expireDrafts(api.context);
      const mails = await api.takeMails();
      sent.push(mails.map(({ kind }) => kind));
      for (const { payload } of mails) reminded = { id: link.id, token: payload.token };
    }
    expect(sent).toEqual([[], ['draft-reminder'], [], ['draft-reminder']]);
    expect((await read(reminded)).draft_expires_on).toBe('2026-08-03');
    await put(api, reminded, 'settlement');
    expect((await read(reminded)).draft_expires_on).toBe('2026-10-25');
    api.pass(6 * dayMs);
    await expireDrafts(api.context);
    expect(await statusOf(reminded)).toBe('in_completion');
  });

  it('to finish a draft wait for a day in which nothing was saved or typed, however near the last day to send', async () => {
    api.pass(
      endOfPolishDay(lastDaysOf(mpec.terms).send).getTime() - 4 * dayMs - api.context.clock().getTime(),
    );
    const estimate = { ...homeApplication, planned_completion_date: mpec.terms.lastDay };
    const link = await fillIn(api, { estimate, until: 'settlement' });
    const after = async (days: number) => {
      api.pass(days * dayMs);
      await expireDrafts(api.context);
      return (await api.takeMails()).map(({ kind }) => kind);
    };
    expect([await after(0), await after(0.9)]).toEqual([[], []]);
    const typing = { typed: {}, version: 0, revision: 99 };
    await call(api, `PUT /applications/${link.token}/${link.id}/drafts/settlement`, typing);
    expect([await after(0.9), await after(0.1)]).toEqual([[], ['draft-reminder']]);
  });

  it('end with the draft after 90 days, and a mail says so', async () => {
    api.pass(-200 * dayMs);
    const link = await fillIn(api, { until: 'consent' });
    api.pass(90 * dayMs - 1);
    await expireDrafts(api.context);
    const [reminder] = await api.takeMails();
    expect(await statusOf({ id: link.id, token: reminder?.payload.token ?? '' })).toBe('in_completion');
    api.pass(1);
    await expireDrafts(api.context);
    const [mail] = await api.takeMails();
    expect(mail?.payload).toMatchObject({
      status: 'expired',
      reason: 'Przez 90\u00a0dni nic nie zostało zapisane.',
    });
  });
});
