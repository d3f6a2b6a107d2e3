import { expect, it } from 'vitest';
import { dayMs } from '../../platform/clock.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { homeApplication, post } from '../../testing/submissions.ts';
import { numbersFrom } from './open-numbers.ts';

const api = await openTestApi();

const submit = (n: number) =>
  post(
    api,
    '/applications',
    { ...homeApplication, email: `osoba${n}@example.pl` },
    { ip: `192.0.2.${n}`, key: `k${n}` },
  );

it('a portal counts the cases of whole months, down to the next five, once an hour', async () => {
  for (const n of [1, 2, 3, 4, 5, 6]) await submit(n);
  const tell = numbersFrom(api.context);
  const read = () => tell('mpec', 'pl');
  expect(await read()).toMatchObject({ to: '2026-10-31', cases: null, bySource: [], byTown: [] });
  api.pass(20 * dayMs);
  expect(await read()).toEqual({
    ...{ to: '2026-11-30', language: 'pl', cases: 5, signed: null, paid: null, paidPln: null, byTown: [] },
    bySource: [{ name: 'Pompa ciepła', cases: 5 }],
  });
  const again = read();
  expect(read()).toBe(again);
  expect((await tell('duon', 'en')).cases).toBeNull();
});
