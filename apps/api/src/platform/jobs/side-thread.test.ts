import { expect, it } from 'vitest';
import { onThread } from './side-thread.ts';

type Jobs = Readonly<Record<'name' | 'spin', () => Promise<string>>>;

const script = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, name }) => {
  while (name === 'spin');
  parentPort.postMessage({ id, done: name });
});`;

it('a job that does not end is given up with its thread, and those behind it are done all the same', async () => {
  const jobs = onThread<Jobs>(new URL(`data:text/javascript,${encodeURIComponent(script)}`), {
    mostMs: 1_000,
  });
  const asked = [jobs.name(), jobs.spin(), jobs.name()];
  const done = await Promise.allSettled(asked);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
