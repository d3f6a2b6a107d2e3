import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import type { Drawing, DrawingAnswer } from './drawing-thread.ts';

parentPort?.on('message', async ({ id, ask }: Drawing) => {
  parentPort?.postMessage({ id, ...(await answer(ask)) } satisfies DrawingAnswer);
});

async function answer(ask: Drawing['ask']): Promise<Omit<DrawingAnswer, 'id'>> {
  try {
    return { drawn: await draw(ask) };
  } catch (cause) {
    const { name, message, field } = Object(cause) as { name: string; message: string; field?: string };
    return { failure: { name, message, field } };
  }
}
