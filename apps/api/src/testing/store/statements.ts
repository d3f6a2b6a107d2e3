import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Messages, how often somebody waited for the answer to one or to several, and how many are on their way. */
interface Heard {
  readonly statements: string[];
  waits: number;
  onTheirWay: number;
}

let heardNow: Heard | undefined;

/** What every message to either database begins with, told to whoever counts. */
function hear(text: unknown, answer: unknown): void {
  const heard = heardNow;
  const said = typeof text === 'string' ? text : (text as { text?: string } | undefined)?.text;
  if (said === undefined || !heard) return;
  heard.statements.push(said.replace(/\s+/g, ' ').trim());
  if (heard.onTheirWay === 0) heard.waits += 1;
  heard.onTheirWay += 1;
  const done = () => {
    heard.onTheirWay -= 1;
  };
  Promise.resolve(answer).then(done, done);
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const [owner, name] of [
    [pg.Client.prototype, 'query'],
    [PGlite.prototype, 'query'],
    [PGlite.prototype, 'exec'],
  ] as const) {
    const own = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      const answer = own.apply(this, args);
      hear(args[0], answer);
      return answer;
    });
  }
}

/** The messages to the database while the work is done, and nothing else, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  return (await hearOf(work)).statements;
}

/** The same, and how often the work waited for the database. */
export async function hearOf(
  work: () => Promise<unknown>,
): Promise<{ readonly statements: readonly string[]; readonly waits: number }> {
  listen();
  const heard = { statements: [], waits: 0, onTheirWay: 0 };
  heardNow = heard;
  await work();
  heardNow = undefined;
  return heard;
}
