import { describe, expect, it, vi } from 'vitest';
import { openMemoryBench } from '../../testing/signing/memory-bench.ts';
import { openDesk } from '../../testing/signing/signing-harness.ts';
import { startSigningWorker } from './worker.ts';

const longRestMs = 3_600_000;

describe('the worker of signing', () => {
  it('sends a paper at once when it is told, and stops in the middle of a rest', async () => {
    const desk = await openDesk(openMemoryBench);
    const worker = startSigningWorker(desk.running, longRestMs);
    const key = await desk.promise();
    worker.wake();
    await vi.waitFor(async () => expect((await desk.find(key)).state).toBe('sent'), { timeout: 20_000 });
    await worker.stop();
    await desk.close();
  });

  it('outlives a database that is away', async () => {
    const desk = await openDesk(openMemoryBench);
    const away = () => {
      throw new Error('the database is away');
    };
    const db = Object.assign(Object.create(desk.running.db), { transaction: away });
    const errors: string[] = [];
    const log = { error: (_fields: object, text: string) => errors.push(text) };
    const worker = startSigningWorker({ ...desk.running, db, log }, longRestMs);
    await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 20_000 });
    await worker.stop();
    await desk.close();
  });
});
