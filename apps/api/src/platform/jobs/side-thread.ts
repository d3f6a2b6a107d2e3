import { parentPort, Worker } from 'node:worker_threads';
import { OneAtATime } from './one-at-a-time.ts';

/** What a thread does, by name; what is asked and answered passes from one thread to another as a copy. */
type Jobs = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

interface Question {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

interface ThreadReply {
  readonly id: number;
  readonly done?: unknown;
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

/** What is thrown here for what was thrown there; undefined: a plain error that says the same. */
type Revive = (failure: Failure) => Error | undefined;

interface PendingTask {
  resolve(answer: ThreadReply): void;
  reject(cause: Error): void;
}

/** How a thread is used. */
interface ThreadOptions {
  readonly revive?: Revive;
  /**
   * How long a job may take, ms. One that takes longer is given up with its thread, and the next begins a new one; so
   * jobs wait for each other. Absent: as long as it takes.
   */
  readonly mostMs?: number;
}

/**
 * The same works, each done away from the thread that answers visitors: on the thread the build has made of
 * `<thread>.mjs`. Sources, as tests run them, have none and do them where they are, unbounded.
 *
 * @param load  imports the works; with them come libraries the thread of the visitors never loads
 */
export function inWorker<Each extends Jobs>(
  thread: string,
  load: () => Promise<Each>,
  options: ThreadOptions = {},
): Each {
  if (!import.meta.url.endsWith('.ts')) {
    return onThread(new URL(`./${thread}.mjs`, import.meta.url), options);
  }
  return eachBy(async (name, args) => (await load())[name]?.(...(args as never[])));
}

/** The works as the thread of this file does them; they throw what `revive` makes of what is thrown there. */
export function onThread<Each extends Jobs>(file: URL, options: ThreadOptions = {}): Each {
  const thread = new SideThread(file, options);
  return eachBy((name, args) => thread.ask(name, args));
}

function eachBy<Each extends Jobs>(ask: (name: string, args: readonly unknown[]) => Promise<unknown>): Each {
  const get =
    (_: object, name: string) =>
    (...args: unknown[]) =>
      ask(name, args);
  return new Proxy({}, { get }) as Each;
}

/** A thread for what would hold up visitors, begun with the first work and again after it broke; it holds up no end of the process. */
class SideThread {
  readonly #file: URL;
  readonly #options: ThreadOptions;
  readonly #turns = new OneAtATime();
  readonly #waiting = new Map<number, PendingTask>();
  #worker: Worker | undefined;
  #last = 0;

  constructor(file: URL, options: ThreadOptions) {
    this.#file = file;
    this.#options = options;
  }

  async ask(name: string, args: readonly unknown[]): Promise<unknown> {
    const { revive, mostMs } = this.#options;
    const { done, failure } = await (mostMs === undefined
      ? this.#send(name, args)
      : this.#turns.run(() => this.#sendWithin(mostMs, name, args)));
    if (failure) throw revive?.(failure) ?? new Error(failure.message);
    return done;
  }

  async #sendWithin(mostMs: number, name: string, args: readonly unknown[]): Promise<ThreadReply> {
    const timer = setTimeout(() => void this.#worker?.terminate(), mostMs);
    return this.#send(name, args).finally(() => clearTimeout(timer));
  }

  #send(name: string, args: readonly unknown[]): Promise<ThreadReply> {
    this.#last += 1;
    const id = this.#last;
    return new Promise<ThreadReply>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.ref();
      this.#worker.postMessage({ id, name, args } satisfies Question);
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    worker.on('message', (answer: ThreadReply) => {
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

/** Begins such a thread: what its file says, does these works whenever it is asked. */
export function answerInWorker(jobs: Jobs): void {
  parentPort?.on('message', async ({ id, name, args }: Question) => {
    parentPort?.postMessage({ id, ...(await answer(jobs[name], args)) } satisfies ThreadReply);
  });
}

async function answer(
  work: Jobs[string] | undefined,
  args: readonly unknown[],
): Promise<Omit<ThreadReply, 'id'>> {
  try {
    return { done: await work?.(...(args as never[])) };
  } catch (cause) {
    const { name, message, field, problem } = Object(cause) as Failure;
    return { failure: { name, message, field, problem } };
  }
}
