import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdApplication } from '../../cases/applications.ts';
import { askToCancel } from '../../testing/signing/ask-to-cancel.ts';
import { openMemoryBench } from '../../testing/signing/memory-bench.ts';
import { plainPaper } from '../../testing/signing/sealed-document.ts';
import { type Desk, dayMs, openDesk, partnerId } from '../../testing/signing/signing-harness.ts';
import { workIn } from '../../testing/work-in.ts';
import { hashDocument } from './requests.ts';
import { cancelRequests, isPreparing, readRequests } from './standing-requests.ts';
import { workNext } from './work-next.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(openMemoryBench);
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

const vault = () => ({ db: desk.office.db, keys: desk.office.keys });
const callOff = (applicationId: string, reason = 'poprawka') =>
  workIn(desk.office.db, desk.now(), async (unit) => {
    await holdApplication(unit, partnerId, applicationId);
    return cancelRequests(unit, { partnerId, applicationId }, reason);
  });

describe('a paper that was called off', () => {
  it('stands in nobody’s way, whether the provider knows of the end or not', async () => {
    const applicationId = await desk.apply();
    const old = await desk.promiseFor(applicationId, 'agreement');
    expect(await desk.promiseFor(applicationId, 'agreement')).toEqual(old);
    await desk.work();
    expect(await desk.promiseFor(applicationId, 'agreement')).toEqual(old);
    await askToCancel(desk.office.db, old, 'poprawka', desk.now());
    const fresh = await desk.promiseFor(applicationId, 'agreement');
    expect(fresh).not.toEqual(old);
    expect(await desk.promiseFor(applicationId, 'agreement')).toEqual(fresh);
    await desk.work();
    expect([(await desk.find(old)).state, (await desk.find(fresh)).state]).toEqual(['cancelled', 'sent']);
  });

  it('is called off once: the first reason stays, and other applications are left alone', async () => {
    const [mine, other] = [await desk.apply(), await desk.apply()];
    const key = await desk.promiseFor(mine, 'agreement');
    const left = await desk.promiseFor(other, 'agreement');
    expect([await callOff(mine, 'pierwszy'), await callOff(mine, 'drugi')]).toEqual([1, 0]);
    expect((await desk.find(key)).cancel_reason).toBe('pierwszy');
    expect((await desk.find(left)).cancel_reason).toBeNull();
  });
});

describe('whoever hears of a changed state', () => {
  it('is told that the paper was called off meanwhile, though the worker had taken it on before', async () => {
    const heard: unknown[] = [];
    const applicationId = await desk.apply();
    const key = await desk.promiseFor(applicationId, 'agreement');
    const { port } = desk.office;
    const slow = {
      ...port,
      send: async (providerId: string) => {
        await port.send(providerId);
        await callOff(applicationId);
      },
    };
    const office = {
      ...desk.running,
      port: slow,
      onChange: async (_trx: unknown, { cancel_reason }: { cancel_reason: string | null }, state: string) =>
        void heard.push([state, cancel_reason]),
    };
    while ((await workNext(office)) !== 'idle') {}
    expect(heard).toEqual([
      ['created', null],
      ['sent', 'poprawka'],
      ['cancelled', 'poprawka'],
    ]);
    expect((await desk.find(key)).state).toBe('cancelled');
  });
});

describe('the papers of an application', () => {
  it('are read with state, signers and last day, the application first', async () => {
    const applicationId = await desk.apply();
    await desk.promiseFor(applicationId, 'agreement');
    await desk.promiseFor(applicationId, 'application');
    const key = { partnerId, applicationId };
    expect(await isPreparing(desk.office.db, key)).toBe(true);
    await desk.work();
    expect(await isPreparing(desk.office.db, key)).toBe(false);
    const [application, agreement] = await readRequests(vault(), key);
    expect(application).toMatchObject({ paper: 'application', state: 'sent', waitingRefs: ['1', '2'] });
    expect(agreement).toMatchObject({
      paper: 'agreement',
      cancelReason: null,
      documentHash: hashDocument(plainPaper()),
      expiresAt: new Date(desk.now().getTime() + 30 * dayMs),
    });
    await desk.bench.sign(agreement?.providerId ?? '', '1');
    await desk.workFor(60_000);
    expect((await readRequests(vault(), key))[1]).toMatchObject({
      state: 'partially_signed',
      waitingRefs: ['2'],
      signers: [{ ref: '1', state: 'signed' }, { ref: '2' }],
    });
  });

  it('are those that stand, else the newest', async () => {
    const applicationId = await desk.apply();
    const key = { partnerId, applicationId };
    await desk.promiseFor(applicationId, 'agreement');
    await callOff(applicationId);
    desk.pass(1000);
    const second = await desk.promiseFor(applicationId, 'agreement');
    expect((await readRequests(vault(), key)).map(({ requestId }) => requestId)).toEqual([second.requestId]);
    await callOff(applicationId);
    await desk.work();
    const [newest] = await readRequests(vault(), key);
    expect(newest).toMatchObject({
      requestId: second.requestId,
      state: 'cancelled',
      cancelReason: 'poprawka',
    });
    expect(await isPreparing(desk.office.db, key)).toBe(false);
  });

  it('are not ready while one of them has failed', async () => {
    const applicationId = await desk.apply();
    const key = await desk.promiseFor(applicationId, 'agreement');
    await desk.promiseFor(applicationId, 'application');
    await desk.work();
    const fail = desk.office.db.updateTable('signature_request').set({ state: 'failed' });
    await fail.where('id', '=', key.requestId).execute();
    expect(await isPreparing(desk.office.db, { partnerId, applicationId })).toBe(true);
  });
});
