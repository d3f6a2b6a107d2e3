import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import { type OperatorDesk, openDesk } from '../../../testing/operator/operator-harness.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let desk: OperatorDesk;
beforeAll(async () => {
  api = await startTestApi();
  desk = openDesk(api);
});
afterAll(() => api.close());

describe('what operators did', () => {
  it('is told oldest first, with what was refused and why', async () => {
    const { reference } = await desk.send();
    await desk.type('show', reference, '--full', '--as', 'Zofia');
    await desk.type('move', reference, 'paid', '--reason', 'przelew');
    const { text, data } = await desk.type('audit');
    expect(text).toMatch(
      new RegExp(`2026-11-21 12:00 +Zofia +show +${reference} +.*full: yes.* wykonano\\n`),
    );
    expect(text.indexOf('Zofia')).toBeLessThan(text.indexOf('nie można jej przenieść'));
    expect(data).toMatchObject([
      { action: 'show', outcome: 'done' },
      { action: 'move', outcome: 'refused' },
    ]);
  });

  it('can begin at a day, by the clocks of Poland', async () => {
    api.pass(dayMs - 12 * 3600 * 1000 + 1000);
    await desk.type('list', '--partner', 'duon');
    const { data } = await desk.type('audit', '--since', '2026-11-22');
    expect(data).toMatchObject([{ action: 'list', partner_id: 'duon' }]);
    expect((await desk.type('audit', '--since', '2026-11-23')).data).toEqual([]);
  });
});
