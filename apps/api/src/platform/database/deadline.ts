import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Client, ClientPool } from './client-pool.ts';

/** How long a call waits for the database in all, ms. */
const deadlineMs = 3_000;

export class DeadlinePassed extends Error {
  constructor() {
    super('the database took too long for its caller');
  }
}

/** What may take long: ms for one statement. */
const longMs = 120_000;
/** Otherwise; a slow database must not pile up requests. */
const statementMs = 2_000;
/** How much longer a connection may say nothing, ms. */
const silenceMs = 500;

/** What is left to wait. */
interface Budget {
  leftMs: number;
}

const budgets = new AsyncLocalStorage<Budget | 'patient'>();

/** Bounds the wait over all statements of the work. */
export function withDeadline<Result>(work: () => Result, ms = deadlineMs): Result {
  return budgets.run({ leftMs: ms }, work);
}

/** Work of an operator or of housekeeping, of which a single statement may take long. */
export function withLongTimeout<Result>(work: () => Result): Result {
  return budgets.run('patient', work);
}

/** How long a statement may take here, ms. */
export function statementLimit(): number {
  return budgets.getStore() === 'patient' ? longMs : statementMs;
}

/** Closes connections nobody waits for any more: an open transaction must not become that of the next caller. */
export function poolWithDeadlines(pool: pg.Pool): ClientPool {
  return {
    async connect() {
      const coming = pool.connect();
      const giveBack = () => void coming.then((client) => client.release()).catch(() => {});
      return withDeadlines(await waitWithin(coming, giveBack));
    },
    end: () => pool.end(),
  };
}

function withDeadlines(client: pg.PoolClient): Client {
  let isGivenUp = false;
  return {
    query: async (text, values) => {
      if (isGivenUp) throw new DeadlinePassed();
      try {
        return await waitWithin(ask(client, text, values));
      } catch (failure) {
        isGivenUp ||= !(failure instanceof pg.DatabaseError);
        throw failure;
      }
    },
    release: (isBroken) => client.release(isGivenUp || isBroken),
  };
}

/** With a limit of its own, after which the connection is given up. */
function ask(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
  const statement = { text, values: [...values], query_timeout: statementLimit() + silenceMs };
  return client.query(statement);
}

async function waitWithin<Answer>(answer: Promise<Answer>, giveUp = () => {}): Promise<Answer> {
  const budget = budgets.getStore();
  if (!budget || budget === 'patient') return answer;
  const since = performance.now();
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
    budget.leftMs -= performance.now() - since;
  }
}
