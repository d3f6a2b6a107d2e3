import { actors } from '@ndp/domain/case/action.ts';
import { mayMove } from '@ndp/domain/case/transitions.ts';
import { otherStatuses, usualStatuses } from '@ndp/domain/workflow/statuses.ts';
import { afterAll, expect, it } from 'vitest';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { workIn } from '../../testing/work-in.ts';
import { MoveRefused, moveStatus } from './move-status.ts';

const api = await startTestApi();
const harness = openHarness(api);
afterAll(() => api.close());

it('nobody brings an application where the table does not let them, whichever way they come', async () => {
  const application = await harness.put(await harness.send(), 'in_realisation');
  const { db } = api.context;
  const all = [...usualStatuses, ...otherStatuses];
  const refused = actors.flatMap((actor) =>
    all.filter((to) => !mayMove('in_realisation', to, actor)).map((to) => ({ actor, to })),
  );
  expect(refused.length).toBeGreaterThan(30);
  for (const { actor, to } of refused) {
    const move = workIn(db, new Date(), (unit) => moveStatus(unit, application, to, { actor }));
    await expect(move).rejects.toThrow(MoveRefused);
  }
  expect((await harness.stored(application)).status).toBe('in_realisation');
});
