import { afterAll, beforeAll, expect, it } from 'vitest';
import { openKeys } from '../../cases/keys/open-keys.ts';
import { homeApplication, post } from '../../testing/submissions.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { testKeys } from '../../testing/test-keys.ts';

const minuteMs = 60_000;
let before: TestApi;
let after: TestApi;
beforeAll(async () => {
  before = await startTestApi({ keys: testKeys, environment: 'production' });
  after = await startTestApi({
    keys: await openKeys({ db: before.parts.db, keys: testKeys }, before.parts.clock()),
    environment: 'production',
    over: before,
  });
});
afterAll(async () => {
  await after.close();
  await before.close();
});

const send = (api: TestApi, note: string, key?: string) =>
  post(api, '/applications', { ...homeApplication, note }, key === undefined ? {} : { key });

it('a submission repeated over the restart that brings keys of hashes is answered as the first, and mailed once', async () => {
  const first = await send(before, 'raz', 'klucz');
  const nameless = await send(before, 'dwa');
  expect([first.statusCode, nameless.statusCode]).toEqual([201, 201]);
  expect((await send(after, 'dwa')).json()).toEqual(nameless.json());
  expect((await send(after, 'dwa', 'inny klucz')).json()).toEqual(nameless.json());
  after.pass(11 * minuteMs);
  expect((await send(after, 'inaczej', 'klucz')).statusCode).toBe(422);
  expect((await send(after, 'raz', 'klucz')).json()).toEqual(first.json());
  expect(await after.takeMails()).toHaveLength(2);
});

it('an address has no more mails over that restart than without it, and the count goes on', async () => {
  await send(after, 'trzy');
  await send(after, 'cztery');
  expect(await after.takeMails()).toHaveLength(1);
  const rows = await after.parts.db.selectFrom('mail_allowance').select('count').execute();
  expect(rows.map(({ count }) => count).sort()).toEqual([3, 3]);
});
