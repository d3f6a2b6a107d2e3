import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApi } from '../../app/api-site.ts';
import { workNext } from '../../features/signing/reconcile/work-next.ts';
import { addRequest, findRequest } from '../../features/signing/requests/requests.ts';
import { asUnit } from '../../platform/unit.ts';
import type { News } from '../../testing/signing/bench.ts';
import { openDocumensoBench } from '../../testing/signing/documenso-bench.ts';
import { orderAt } from '../../testing/signing/signing-harness.ts';
import { plainPartner, submitAndOpenMail } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';

let wakes = 0;
const api = await startTestApi();
const { db, clock } = api.context;
const bench = await openDocumensoBench({ db, keys: api.context.keys, clock });
const signing = {
  port: bench.port,
  wake: () => {
    wakes += 1;
  },
};
const server = await buildApi({ ...api.running, signing }, { logTo: false });
beforeEach(async () => {
  await api.clear();
  wakes = 0;
});
afterAll(async () => {
  await server.close();
  await bench.close();
  await api.close();
});

/** A paper both have signed; nobody has looked since. */
async function signed() {
  const { id } = await submitAndOpenMail(api);
  const { db, clock } = api.context;
  const order = orderAt(clock());
  const request = {
    partnerId: plainPartner,
    applicationId: id,
    paper: 'agreement',
    provider: 'documenso',
    order,
  } as const;
  const requestId = await asUnit(api.context, (unit) => addRequest(unit, request));
  const key = { partnerId: plainPartner, requestId };
  await work();
  const providerId = (await findRequest(db, key))?.provider_id ?? '';
  await bench.sign(providerId, '1');
  await bench.sign(providerId, '2');
  const last = (await bench.news(providerId)).at(-1);
  if (!last || 'hint' in last) throw new Error('the platform called nobody');
  return { key, last, state: () => findRequest(db, key) };
}

async function work(): Promise<number> {
  const { db, keys, clock } = api.running;
  const mailer = { db, keys, clock, port: bench.port, random: () => 0.5, log: { error: () => {} } };
  let steps = 0;
  while ((await workNext(mailer)) !== 'idle') steps += 1;
  return steps;
}

const pathOf = (provider: string) => `/pl/ndp/signing/callback/${provider}`;

function call({ headers, raw }: Exclude<News, { hint: unknown }>, provider = 'documenso') {
  return server.inject({
    method: 'POST',
    url: pathOf(provider),
    headers: { 'content-type': 'application/json', ...headers },
    payload: Buffer.from(raw),
  });
}

describe('a call of the signing provider', () => {
  it('comes to the address that the page of settings names', () => {
    const settings = readFileSync(new URL('../../../../../docs/settings.md', import.meta.url), 'utf8');
    expect(settings).toContain(`https://api.<domain>${pathOf('documenso')}`);
  });

  it('makes the worker look, and the look brings the signed paper', async () => {
    const { last, state } = await signed();
    const answer = await call(last);
    expect([answer.statusCode, answer.body, wakes]).toEqual([204, '', 1]);
    await work();
    expect((await state())?.state).toBe('completed');
  });

  it('with no secret, a wrong one or an old one is 401, and nothing changes', async () => {
    const { last, state } = await signed();
    const before = await state();
    for (const secret of [undefined, '', 'whsec-of-last-year', `${bench.fake.secret}x`]) {
      const headers = secret === undefined ? {} : { 'x-documenso-secret': secret };
      const answer = await call({ ...last, headers: headers as Record<string, string> });
      expect([answer.statusCode, answer.json().detail]).toEqual([401, 'Tego wywołania nie rozpoznano.']);
    }
    expect([await state(), wakes, await work()]).toEqual([before, 0, 0]);
  });

  it('of another provider is 401, and nonsense in our provider’s name too', async () => {
    const { last, state } = await signed();
    const before = await state();
    expect((await call(last, 'embedded')).statusCode).toBe(401);
    expect((await call(last, 'autenti')).statusCode).toBe(401);
    expect((await call({ ...last, raw: Buffer.from('{"event":') })).statusCode).toBe(401);
    expect((await call({ ...last, raw: new Uint8Array() })).statusCode).toBe(401);
    expect([await state(), wakes]).toEqual([before, 0]);
  });

  it('a hundred times over is one look', async () => {
    const { last } = await signed();
    const answers: number[] = [];
    for (let i = 0; i < 100; i += 1) answers.push((await call(last)).statusCode);
    expect(new Set(answers)).toEqual(new Set([204]));
    expect([wakes, await work()]).toEqual([1, 1]);
  });

  it('about a paper nobody knows is taken quietly', async () => {
    const { last } = await signed();
    await api.clear();
    expect([(await call(last)).statusCode, wakes]).toEqual([204, 0]);
  });

  it('of 2 MB is refused unread, whatever its secret', async () => {
    const { last, state } = await signed();
    const before = await state();
    const answer = await call({ ...last, raw: Buffer.alloc(2 * 1024 * 1024, 0x20) });
    expect(answer.statusCode).toBe(413);
    expect(await state()).toEqual(before);
  });
});
