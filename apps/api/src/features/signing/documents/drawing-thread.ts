import { Worker } from 'node:worker_threads';
import type { RenderedDocument } from '@ndp/documents/document.ts';
import { MissingValue } from '@ndp/documents/missing-value.ts';
import type { Ask } from './draw.ts';

export interface Drawing {
  readonly id: number;
  readonly ask: Ask;
}

export interface DrawingAnswer {
  readonly id: number;
  readonly drawn?: RenderedDocument | Uint8Array;
  readonly failure?: { readonly name: string; readonly message: string; readonly field: string | undefined };
}

interface Waiting {
  resolve(answer: DrawingAnswer): void;
  reject(cause: Error): void;
}

/** A thread that draws, begun with the first drawing and again after it broke; it holds up no end of the process. */
export class DrawingThread {
  readonly #file: URL;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #last = 0;

  constructor(file: URL) {
    this.#file = file;
  }

  /** @throws {MissingValue} {RangeError} as what draws does */
  async draw(ask: Ask): Promise<RenderedDocument | Uint8Array> {
    this.#last += 1;
    const id = this.#last;
    const { drawn, failure } = await new Promise<DrawingAnswer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.ref();
      this.#worker.postMessage({ id, ask } satisfies Drawing);
    });
    if (drawn) return drawn;
    if (failure?.field !== undefined) throw new MissingValue(failure.field);
    throw failure?.name === 'RangeError' ? new RangeError(failure.message) : new Error(failure?.message);
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    worker.on('message', (answer: DrawingAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) worker.unref();
    });
    worker.on('error', (cause) => this.#giveUp(worker, cause));
    worker.on('exit', () => this.#giveUp(worker, new Error('the thread that draws documents has ended')));
    return worker;
  }

  #giveUp(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(cause as Error);
    this.#waiting.clear();
  }
}
