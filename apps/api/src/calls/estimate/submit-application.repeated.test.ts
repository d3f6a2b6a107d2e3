import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/open-test-api.ts';
import { readApplications } from '../../testing/stored.ts';
import { call, homeApplication, otherPartner, post } from '../../testing/submissions.ts';

const api = await openTestApi();

const applications = () => readApplications(api.context);
const send = (body: unknown, sending = {}) => post(api, '/applications', body, sending);

describe('a submission sent twice', () => {
  it('fifty times at once under one key is one application, one mail and fifty equal answers', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(homeApplication, { key: 'k' })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await applications()).toHaveLength(1);
    expect(await api.takeMails()).toHaveLength(1);
  });

  it('twenty times at once without a key is one application and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(homeApplication)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await applications()).toHaveLength(1);
    expect(await api.takeMails()).toHaveLength(1);
  });

  it('within ten minutes under another key is the same application, afterwards a new one', async () => {
    const first = await send(homeApplication, { key: 'one' });
    api.pass(9 * 60_000 + 59_999);
    expect((await send(homeApplication, { key: 'two' })).body).toBe(first.body);
    api.pass(1);
    expect((await send(homeApplication, { key: 'three' })).body).not.toBe(first.body);
    expect((await send(homeApplication, { key: 'two' })).body).toBe(first.body);
    expect(await api.takeMails()).toHaveLength(2);
  });

  it('under one key with another body is refused at the header', async () => {
    await send(homeApplication, { key: 'k' });
    const answer = await send({ ...homeApplication, note: 'inny' }, { key: 'k' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0].loc).toEqual(['header', 'idempotency-key']);
    expect(await applications()).toHaveLength(1);
  });

  it('under one key from two partners is two applications', async () => {
    const [one, other] = await Promise.all([
      send(homeApplication, { key: 'k' }),
      send(homeApplication, { key: 'k', from: otherPartner }),
    ]);
    expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(await applications()).toHaveLength(2);
  });

  it.each(['', 'x'.repeat(256), 'ą'])('needs a readable key, not %j', async (key) => {
    const answer = await send(homeApplication, { key: Buffer.from(key).toString('latin1') });
    expect(answer.json().detail[0].loc).toEqual(['header', 'idempotency-key']);
  });

  it('is not stored at all when its mail cannot be promised', async () => {
    await api.owner.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const failed = await send(homeApplication, { key: 'k' });
    await api.owner.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(failed.statusCode).toBe(500);
    expect(failed.json().detail).toMatch(/^Wystąpił nieoczekiwany błąd\. Spróbuj ponownie za chwilę; /);
    expect(await applications()).toEqual([]);
    expect((await send(homeApplication, { key: 'k' })).statusCode).toBe(201);
  });
});

describe('limits on submissions', () => {
  it('let sixty a minute through from one address on a developer’s machine, and not one more', async () => {
    const bad = { ...homeApplication, planned_completion_date: '2026-11-20' };
    for (let n = 0; n < 60; n++) expect((await send(bad)).statusCode).toBe(422);
    const answer = await send(bad);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.json().detail).toContain('60 sekund');
    expect((await send(bad, { ip: '203.0.113.9' })).statusCode).toBe(422);
  });

  it('mail one address twenty times an hour at most, and answer as always', async () => {
    const answers = [];
    for (let n = 0; n < 22; n++) answers.push(await send({ ...homeApplication, note: `uwaga ${n}` }));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await applications()).toHaveLength(22);
    expect(await api.takeMails()).toHaveLength(20);
  });

  it('are not reset by a made-up X-Forwarded-For', async () => {
    const bad = { ...homeApplication, planned_completion_date: '2026-11-20' };
    const statuses = [];
    for (let n = 0; n < 61; n++) {
      const answer = await call(api, 'POST /applications', bad, {
        headers: { 'x-forwarded-for': `198.51.100.${n}` },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
