import { afterAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { startTestApi } from '../../../testing/test-api.ts';

const api = await startTestApi();
const harness = openHarness(api);
afterAll(() => api.close());

describe('what operators did', () => {
  it('is told oldest first, with what was refused and why', async () => {
    const { reference } = await harness.send();
    await harness.type('show', reference, '--full', '--as', 'Zofia');
    await harness.type('move', reference, 'paid', '--reason', 'przelew');
    const { text, data } = await harness.type('audit');
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
    await harness.type('list', '--partner', 'duon');
    const { data } = await harness.type('audit', '--since', '2026-11-22');
    expect(data).toMatchObject([{ action: 'list', partner_id: 'duon' }]);
    expect((await harness.type('audit', '--since', '2026-11-23')).data).toEqual([]);
  });
});
