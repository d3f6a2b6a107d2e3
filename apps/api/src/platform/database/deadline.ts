import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Client, ClientPool } from './session-pool.ts';

/** How long a call waits for the database in all, ms. */
const deadlineMs = 3_000;

export class DeadlinePassed extends Error {
  constructor() {
    super('the database took too long for its caller');
  }
}

const budgets = new AsyncLocalStorage<{ leftMs: number }>();

/** Bounds the wait over all statements of the work. */
export function withDeadline<Result>(work: () => Result, ms = deadlineMs): Result {
  return budgets.run({ leftMs: ms }, work);
}

/** Whether somebody waits for the work: a call, not a work loop or a command. */
export function isAwaited(): boolean {
  return budgets.getStore() !== undefined;
}

/** Closes connections nobody waits for any more: an open transaction must not become that of the next caller. */
export function poolWithDeadlines(pool: ClientPool): ClientPool {
  return {
    async connect() {
      const coming = pool.connect();
      const giveBack = () => void coming.then((client) => client.release()).catch(() => {});
      return patient(await spend(coming, giveBack));
    },
    end: () => pool.end(),
  };
}

const patients = new WeakMap<Client, Client>();

/** One wrapper for each connection. */
function patient(client: Client): Client {
  const known = patients.get(client);
  if (known) return known;
  let isGivenUp = false;
  const query = async (text: string, values: readonly unknown[]) => {
    if (isGivenUp) throw new DeadlinePassed();
    try {
      return await spend(client.query(text, values));
    } catch (failure) {
      isGivenUp ||= !(failure instanceof pg.DatabaseError);
      throw failure;
    }
  };
  const made: Client = {
    query: query as Client['query'],
    release: (isBroken) => client.release(isGivenUp || isBroken),
  };
  patients.set(client, made);
  return made;
}

async function spend<Answer>(answer: Promise<Answer>, giveUp = () => {}): Promise<Answer> {
  const budget = budgets.getStore();
  if (!budget) return answer;
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    const stop = () => {
      giveUp();
      reject(new DeadlinePassed());
    };
    timer = setTimeout(stop, Math.max(budget.leftMs, 0));
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => {});
    budget.leftMs -= performance.now() - began;
  }
}
