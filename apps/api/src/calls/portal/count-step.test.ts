// @database both, the embedded one in the long form
import { workingDays } from '@ndp/domain/retention/working-days.ts';
import { describe, expect, it } from 'vitest';
import { sweep } from '../../app/housekeeping.ts';
import { stepCounts } from '../../features/steps/step-counts.ts';
import { dayMs } from '../../platform/clock.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { otherPartner, plainPartner, post } from '../../testing/submissions.ts';

const api = await openTestApi();

const today = { from: '2026-11-21', to: '2026-11-21' };
const count = (step: string, mark: string, sending = {}) =>
  post(api, '/partners/steps', { step, mark }, sending);
const countsOf = (partner: string, days = today) =>
  withinPartner(partner, () => stepCounts(api.context.db, days));

describe('counting the steps of a portal', () => {
  it('adds up how often a step was shown and answered, by language, in the order of the steps', async () => {
    for (const [step, mark, sending] of [
      ['check', 'seen'],
      ['quote', 'seen'],
      ['quote', 'seen'],
      ['quote', 'passed'],
      ['quote', 'seen', { language: 'en' }],
    ] as const)
      expect((await count(step, mark, sending)).statusCode).toBe(202);
    expect(await countsOf(plainPartner)).toEqual([
      { flow: 'estimate', step: 'quote', language: 'en', seen: 1, passed: 0 },
      { flow: 'estimate', step: 'quote', language: 'pl', seen: 2, passed: 1 },
      { flow: 'application', step: 'check', language: 'pl', seen: 1, passed: 0 },
    ]);
  });

  it('keeps nothing but the day, the step, the language and two numbers', async () => {
    await count('quote', 'seen', { ip: '203.0.113.7' });
    const rows = await withinPartner(plainPartner, () =>
      api.context.db.selectFrom('step_count').selectAll().execute(),
    );
    expect(rows).toEqual([
      {
        partner_id: plainPartner,
        day: '2026-11-21',
        flow: 'estimate',
        step: 'quote',
        language: 'pl',
        seen: 1,
        passed: 0,
      },
    ]);
  });

  it('shows a partner its own counts only, of the days asked for', async () => {
    await count('quote', 'seen');
    expect(await countsOf(otherPartner)).toEqual([]);
    expect(await countsOf(plainPartner, { from: '2026-11-22', to: '2026-11-30' })).toEqual([]);
    expect(await countsOf(plainPartner)).toHaveLength(1);
  });

  it.each([
    ['overview', 'seen'],
    ['quote', 'left'],
    ['secret-token', 'passed'],
  ])('counts no %s %s: a step that there is not', async (step, mark) => {
    expect((await count(step, mark)).statusCode).toBe(422);
    expect(await countsOf(plainPartner)).toEqual([]);
  });

  it('forgets the counts of a day when their time is over, and none too early', async () => {
    await count('quote', 'seen');
    api.pass(workingDays.stepCounts * dayMs);
    await sweep(api.running.db, api.context.clock());
    expect(await countsOf(plainPartner)).toHaveLength(1);
    api.pass(dayMs);
    await sweep(api.running.db, api.context.clock());
    expect(await countsOf(plainPartner)).toEqual([]);
  });
});
