import { describe, expect, it, vi } from 'vitest';
import { openMemoryBench } from '../../../testing/signing/memory-bench.ts';
import { openHarness } from '../../../testing/signing/signing-harness.ts';
import { workNext } from './work-next.ts';
import { startSigningWorker } from './worker.ts';

const longRestMs = 3_600_000;

describe('the worker of signing', () => {
  it('sends a paper at once when it is told, and stops in the middle of a rest', async () => {
    const harness = await openHarness(openMemoryBench);
    const worker = startSigningWorker(harness.running, longRestMs);
    const key = await harness.promise();
    worker.wake();
    await vi.waitFor(async () => expect((await harness.find(key)).state).toBe('sent'), { timeout: 20_000 });
    await worker.stop();
    await harness.close();
  });

  it('goes on with a paper at once when one slow statement has spoilt what came of it', async () => {
    const harness = await openHarness(openMemoryBench);
    const key = await harness.promise();
    let failures = 1;
    const onChange = async () => {
      if (failures-- > 0) throw new Error('canceling statement due to statement timeout');
    };
    const stumbling = { ...harness.running, onChange };
    await expect(workNext(stumbling)).rejects.toThrow('statement timeout');
    while ((await workNext(stumbling)) !== 'idle') {}
    expect((await harness.find(key)).state).toBe('sent');
    await harness.close();
  });

  it('outlives a database that is away', async () => {
    const harness = await openHarness(openMemoryBench);
    const away = () => {
      throw new Error('the database is away');
    };
    const db = Object.assign(Object.create(harness.running.db), { transaction: away });
    const errors: string[] = [];
    const log = { error: (_fields: object, text: string) => errors.push(text) };
    const worker = startSigningWorker({ ...harness.running, db, log }, longRestMs);
    await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 20_000 });
    await worker.stop();
    await harness.close();
  });
});
