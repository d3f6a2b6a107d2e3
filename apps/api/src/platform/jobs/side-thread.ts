import { parentPort, Worker } from 'node:worker_threads';

interface Question<Ask> {
  readonly id: number;
  readonly ask: Ask;
}

interface Answer<Done> {
  readonly id: number;
  readonly done?: Done;
  readonly failure?: Failure;
}

/** What was thrown on the thread; nothing else of it passes from one thread to another. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  /** Of a field that is missing, and of what is wrong with a file. */
  readonly field?: string | undefined;
  readonly problem?: string | undefined;
}

interface Waiting<Done> {
  resolve(answer: Answer<Done>): void;
  reject(cause: Error): void;
}

/** A thread for what would hold up visitors, begun with the first work and again after it broke; it holds up no end of the process. */
export class SideThread<Ask, Done> {
  readonly #file: URL;
  readonly #revive: (failure: Failure) => Error;
  readonly #waiting = new Map<number, Waiting<Done>>();
  #worker: Worker | undefined;
  #last = 0;

  /** @param revive  what is thrown here for what was thrown there */
  constructor(file: URL, revive: (failure: Failure) => Error) {
    this.#file = file;
    this.#revive = revive;
  }

  /** @throws what `revive` makes of what its work threw */
  async ask(ask: Ask): Promise<Done> {
    this.#last += 1;
    const id = this.#last;
    const { done, failure } = await new Promise<Answer<Done>>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.ref();
      this.#worker.postMessage({ id, ask } satisfies Question<Ask>);
    });
    if (failure) throw this.#revive(failure);
    return done as Done;
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    worker.on('message', (answer: Answer<Done>) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) worker.unref();
    });
    worker.on('error', (cause) => this.#giveUp(worker, cause));
    worker.on('exit', () => this.#giveUp(worker, new Error('the thread beside this one has ended')));
    return worker;
  }

  #giveUp(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(cause as Error);
    this.#waiting.clear();
  }
}

/** Begins such a thread: what its file says, answers whatever is asked. */
export function answerAside<Ask, Done>(work: (ask: Ask) => Promise<Done>): void {
  parentPort?.on('message', async ({ id, ask }: Question<Ask>) => {
    parentPort?.postMessage({ id, ...(await answer(() => work(ask))) } satisfies Answer<Done>);
  });
}

async function answer<Done>(work: () => Promise<Done>): Promise<Omit<Answer<Done>, 'id'>> {
  try {
    return { done: await work() };
  } catch (cause) {
    const { name, message, field, problem } = Object(cause) as Failure;
    return { failure: { name, message, field, problem } };
  }
}
