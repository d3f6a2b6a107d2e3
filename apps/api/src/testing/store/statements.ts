import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

let heardNow: string[] | undefined;

/** What every message to either database begins with, told to whoever counts. */
function heard(text: unknown): void {
  const said = typeof text === 'string' ? text : (text as { text?: string } | undefined)?.text;
  if (said !== undefined) heardNow?.push(said.replace(/\s+/g, ' ').trim());
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
      heard(args[0]);
      return own.apply(this, args);
    });
  }
}

/** The messages to the database while the work is done, and nothing else, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  listen();
  const said: string[] = [];
  heardNow = said;
  await work();
  heardNow = undefined;
  return said;
}
