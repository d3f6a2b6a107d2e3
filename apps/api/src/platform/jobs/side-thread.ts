import { parentPort, Worker } from 'node:worker_threads';

/** What a thread does, by name; what is asked and answered passes from one thread to another as a copy. */
type Works = Readonly<Record<string, (...asked: never[]) => Promise<unknown>>>;

interface Question {
  readonly id: number;
  readonly name: string;
  readonly asked: readonly unknown[];
}

interface Answer {
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

interface Waiting {
  resolve(answer: Answer): void;
  reject(cause: Error): void;
}

/**
 * The same works, each done away from the thread that answers visitors: on the thread the build has made of
 * `<thread>.mjs`. Sources, as tests run them, have none and do them where they are.
 *
 * @param load  imports the works; with them come libraries the thread of the visitors never loads
 */
export function aside<Each extends Works>(thread: string, load: () => Promise<Each>, revive: Revive): Each {
  if (!import.meta.url.endsWith('.ts')) {
    return onThread(new URL(`./${thread}.mjs`, import.meta.url), revive);
  }
  return eachBy(async (name, asked) => (await load())[name]?.(...(asked as never[])));
}

/** The works as the thread of this file does them; they throw what `revive` makes of what is thrown there. */
export function onThread<Each extends Works>(file: URL, revive: Revive): Each {
  const thread = new SideThread(file, revive);
  return eachBy((name, asked) => thread.ask(name, asked));
}

function eachBy<Each extends Works>(
  ask: (name: string, asked: readonly unknown[]) => Promise<unknown>,
): Each {
  const get =
    (_: object, name: string) =>
    (...asked: unknown[]) =>
      ask(name, asked);
  return new Proxy({}, { get }) as Each;
}

/** A thread for what would hold up visitors, begun with the first work and again after it broke; it holds up no end of the process. */
class SideThread {
  readonly #file: URL;
  readonly #revive: Revive;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #last = 0;

  constructor(file: URL, revive: Revive) {
    this.#file = file;
    this.#revive = revive;
  }

  async ask(name: string, asked: readonly unknown[]): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const { done, failure } = await new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.ref();
      this.#worker.postMessage({ id, name, asked } satisfies Question);
    });
    if (failure) throw this.#revive(failure) ?? new Error(failure.message);
    return done;
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    worker.on('message', (answer: Answer) => {
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
export function answerAside(works: Works): void {
  parentPort?.on('message', async ({ id, name, asked }: Question) => {
    parentPort?.postMessage({ id, ...(await answer(works[name], asked)) } satisfies Answer);
  });
}

async function answer(
  work: Works[string] | undefined,
  asked: readonly unknown[],
): Promise<Omit<Answer, 'id'>> {
  try {
    return { done: await work?.(...(asked as never[])) };
  } catch (cause) {
    const { name, message, field, problem } = Object(cause) as Failure;
    return { failure: { name, message, field, problem } };
  }
}
