// @database both

import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { KeyRing } from '../../platform/crypto/secrets.ts';
import { storeApplication } from '../../testing/stored.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { workIn } from '../../testing/work-in.ts';
import { confirmEmail } from '../emails/confirm-email.ts';
import { dropMail, giveUpMail, leaseMail, markSent, postponeMail } from './leased.ts';
import { promiseMail } from './promise.ts';

const now = new Date('2026-11-21T11:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const leaseMs = 60_000;

const opened = await openTestDatabase();
const applicationId = await storeApplication({ db: opened.db, keys: testKeys, clock: () => now });
beforeEach(() => opened.db.deleteFrom('outbox').execute());
afterAll(() => opened.close());

const promise = (token: string, at = now) =>
  workIn(opened.db, at, (unit) =>
    promiseMail(unit, {
      partnerId: 'mpec',
      applicationId,
      mail: confirmEmail,
      payload: { token, email: 'jan@example.pl', language: 'pl' },
    }),
  );
const lease = (at = now, keys = testKeys) =>
  leaseMail({ db: opened.db, keys }, { now: at, leaseMs, withFirst: true });
const rows = () => opened.db.selectFrom('outbox').selectAll().execute();

describe('a promise to mail', () => {
  it('keeps its payload sealed, and its Message-ID over all attempts', async () => {
    await promise('canary-token');
    const [row] = await rows();
    expect(Buffer.from(row?.payload ?? []).toString('latin1')).not.toMatch(/canary|jan@/);
    const first = await lease();
    const second = await lease(later(leaseMs));
    expect(first?.messageId).toBe(`<${first?.id}@ndp.localhost>`);
    expect(second).toMatchObject({ id: first?.id, messageId: first?.messageId, attempts: 2 });
  });

  it('is taken on by one worker only, until the lease ends', async () => {
    await promise('a');
    const taken = await Promise.all([lease(), lease(), lease()]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await lease(later(leaseMs - 1))).toBeUndefined();
    expect(await lease(later(leaseMs))).toBeDefined();
  });

  it('made before the clock was set back does not wait for its hour to come again', async () => {
    await promise('early', later(3_600_000));
    expect(await lease(now)).toMatchObject({ payload: { token: 'early' } });
  });

  it('that is longest due comes first', async () => {
    await promise('second', later(10));
    await promise('first', now);
    const order = [await lease(later(10)), await lease(later(10))];
    expect(order).toMatchObject([{ payload: { token: 'first' } }, { payload: { token: 'second' } }]);
  });

  it('waits until it is due again when sending failed', async () => {
    await promise('a');
    const mail = await lease();
    await postponeMail(opened.db, mail?.id ?? '', later(5_000), 'the mail server is away');
    expect(await lease(later(4_999))).toBeUndefined();
    expect(await lease(later(5_000))).toMatchObject({ attempts: 2 });
  });

  it.each([
    ['kept', markSent],
    ['no longer needed', dropMail],
    ['given up', (db: TestDatabase['db'], id: string, at: Date) => giveUpMail(db, id, at, 'refused')],
  ])('holds no secret once it is %s, and is not taken on again', async (_, finish) => {
    await promise('a');
    const mail = await lease();
    await finish(opened.db, mail?.id ?? '', now);
    const ended = await rows();
    expect(ended).toMatchObject([{ payload: null }]);
    expect(await lease(later(leaseMs * 10))).toBeUndefined();
    expect(await rows()).toEqual(ended);
  });

  it('that no longer opens does not hold up the next', async () => {
    await promise('lost');
    await promise('good', later(1));
    const [lost] = await opened.db.selectFrom('outbox').select('id').orderBy('due_at').execute();
    const foreign = new KeyRing([{ id: 'gone', bytes: new Uint8Array(32).fill(9) }]);
    await opened.db
      .updateTable('outbox')
      .set({ payload: foreign.seal('{}', 'x') })
      .where('id', '=', lost?.id ?? '')
      .execute();
    expect(await lease(later(1))).toMatchObject({ payload: { token: 'good' } });
    const given = (await rows()).find(({ id }) => id === lost?.id);
    expect(given).toMatchObject({ failed_at: later(1), payload: null });
  });
});
