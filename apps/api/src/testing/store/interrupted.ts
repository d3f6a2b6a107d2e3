import { setImmediate as turn } from 'node:timers/promises';
import type { QueryId } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A database of a reader, between two of whose statements a writer may commit. */
export interface Interrupted {
  readonly db: Database;
  /**
   * Reads, with a writer after one of the statements.
   *
   * @param at  after which, from 1
   * @returns what was read, and whether there were so many statements; once the writer is done
   */
  during<Seen>(at: number, read: () => Promise<Seen>): Promise<{ seen: Seen; wasInterrupted: boolean }>;
}

/**
 * Lets a writer between the statements of a reader. The embedded database has one connection, which the reader holds
 * just then: there the writer stands next in line.
 *
 * @param write  one transaction
 */
export function interrupt(over: Database, write: () => Promise<void>): Interrupted {
  let left = 0;
  const reading = new WeakSet<QueryId>();
  let writing: Promise<void> | undefined;
  const db = over.withPlugin({
    transformQuery: ({ node, queryId }) => {
      // What is called by name may hold a lock the writer waits for.
      if (node.kind === 'SelectQueryNode') reading.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (reading.has(queryId)) left -= 1;
      if (left === 0 && !writing) {
        writing = write();
        await (process.env.TEST_DATABASE_URL ? writing : turn());
      }
      return result;
    },
  });
  return {
    db,
    async during(at, read) {
      left = at;
      writing = undefined;
      const seen = await read();
      await writing;
      left = 0;
      return { seen, wasInterrupted: writing !== undefined };
    },
  };
}
