import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

let heard: string[] | undefined;

/** What a message to either database begins with, told to whoever counts. */
function hear(text: unknown): void {
  const said = typeof text === 'string' ? text : (text as { text?: string } | undefined)?.text;
  if (said !== undefined) heard?.push(said.replace(/\s+/g, ' ').trim());
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
      hear(args[0]);
      return own.apply(this, args);
    });
  }
}

/** The messages to the database while the work is done, and nothing else, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  listen();
  const statements: string[] = [];
  heard = statements;
  await work();
  heard = undefined;
  return statements;
}
