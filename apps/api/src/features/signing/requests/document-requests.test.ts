import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { lockApplication } from '../../../cases/store/applications.ts';
import { askToCancel } from '../../../testing/signing/ask-to-cancel.ts';
import { openMemoryBench } from '../../../testing/signing/memory-bench.ts';
import {
  dayMs,
  openHarness,
  partnerId,
  agreement as sentAgreement,
} from '../../../testing/signing/signing-harness.ts';
import { workIn } from '../../../testing/work-in.ts';
import { workNext } from '../reconcile/work-next.ts';
import { cancelRequests, isPreparing, readRequests } from './document-requests.ts';
import { hashDocument } from './requests.ts';

const harness = await openHarness(openMemoryBench);
afterEach(() => harness.clear());
afterAll(() => harness.close());

const store = () => ({ db: harness.context.db, keys: harness.context.keys });
const callOff = (applicationId: string, reason = 'poprawka') =>
  workIn(harness.context.db, harness.now(), async (unit) => {
    await lockApplication(unit, partnerId, applicationId);
    return cancelRequests(unit, { partnerId, applicationId }, reason);
  });

describe('a paper that was called off', () => {
  it('stands in nobody’s way, whether the provider knows of the end or not', async () => {
    const applicationId = await harness.apply();
    const old = await harness.promiseFor(applicationId, 'agreement');
    expect(await harness.promiseFor(applicationId, 'agreement')).toEqual(old);
    await harness.work();
    expect(await harness.promiseFor(applicationId, 'agreement')).toEqual(old);
    await askToCancel(harness.context.db, old, 'poprawka', harness.now());
    const fresh = await harness.promiseFor(applicationId, 'agreement');
    expect(fresh).not.toEqual(old);
    expect(await harness.promiseFor(applicationId, 'agreement')).toEqual(fresh);
    await harness.work();
    expect([(await harness.find(old)).state, (await harness.find(fresh)).state]).toEqual([
      'cancelled',
      'sent',
    ]);
  });

  it('is called off once: the first reason stays, and other applications are left alone', async () => {
    const [mine, other] = [await harness.apply(), await harness.apply()];
    const key = await harness.promiseFor(mine, 'agreement');
    const left = await harness.promiseFor(other, 'agreement');
    expect([await callOff(mine, 'pierwszy'), await callOff(mine, 'drugi')]).toEqual([1, 0]);
    expect((await harness.find(key)).cancel_reason).toBe('pierwszy');
    expect((await harness.find(left)).cancel_reason).toBeNull();
  });
});

describe('whoever hears of a changed state', () => {
  it('is told that the paper was called off meanwhile, though the worker had taken it on before', async () => {
    const heard: unknown[] = [];
    const applicationId = await harness.apply();
    const key = await harness.promiseFor(applicationId, 'agreement');
    const { port } = harness.context;
    const slow = {
      ...port,
      send: async (providerId: string) => {
        await port.send(providerId);
        await callOff(applicationId);
      },
    };
    const context = {
      ...harness.running,
      port: slow,
      onChange: async (_trx: unknown, { cancel_reason }: { cancel_reason: string | null }, state: string) =>
        void heard.push([state, cancel_reason]),
    };
    while ((await workNext(context)) !== 'idle') {}
    expect(heard).toEqual([
      ['created', null],
      ['sent', 'poprawka'],
      ['cancelled', 'poprawka'],
    ]);
    expect((await harness.find(key)).state).toBe('cancelled');
  });
});

describe('the papers of an application', () => {
  it('are read with state, signers and last day, the application first', async () => {
    const applicationId = await harness.apply();
    await harness.promiseFor(applicationId, 'agreement');
    await harness.promiseFor(applicationId, 'application');
    const key = { partnerId, applicationId };
    expect(await isPreparing(harness.context.db, key)).toBe(true);
    await harness.work();
    expect(await isPreparing(harness.context.db, key)).toBe(false);
    const [application, agreement] = await readRequests(store(), key);
    expect(application).toMatchObject({ paper: 'application', state: 'sent', waitingRefs: ['1', '2'] });
    expect(agreement).toMatchObject({
      paper: 'agreement',
      cancelReason: null,
      documentHash: hashDocument(sentAgreement),
      expiresAt: new Date(harness.now().getTime() + 30 * dayMs),
    });
    await harness.bench.sign(agreement?.providerId ?? '', '1');
    await harness.workFor(60_000);
    expect((await readRequests(store(), key))[1]).toMatchObject({
      state: 'partially_signed',
      waitingRefs: ['2'],
      signers: [{ ref: '1', state: 'signed' }, { ref: '2' }],
    });
  });

  it('are those that stand, else the newest', async () => {
    const applicationId = await harness.apply();
    const key = { partnerId, applicationId };
    await harness.promiseFor(applicationId, 'agreement');
    await callOff(applicationId);
    harness.pass(1000);
    const second = await harness.promiseFor(applicationId, 'agreement');
    expect((await readRequests(store(), key)).map(({ requestId }) => requestId)).toEqual([second.requestId]);
    await callOff(applicationId);
    await harness.work();
    const [newest] = await readRequests(store(), key);
    expect(newest).toMatchObject({
      requestId: second.requestId,
      state: 'cancelled',
      cancelReason: 'poprawka',
    });
    expect(await isPreparing(harness.context.db, key)).toBe(false);
  });

  it('are not ready while one of them has failed', async () => {
    const applicationId = await harness.apply();
    const key = await harness.promiseFor(applicationId, 'agreement');
    await harness.promiseFor(applicationId, 'application');
    await harness.work();
    const fail = harness.context.db.updateTable('signature_request').set({ state: 'failed' });
    await fail.where('id', '=', key.requestId).execute();
    expect(await isPreparing(harness.context.db, { partnerId, applicationId })).toBe(true);
  });
});
