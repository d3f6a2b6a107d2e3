import type { Database, Trx } from './database.ts';

/** Statements that see one state of the database, and write nothing. The embedded one takes no others meanwhile. */
export function inOneView<Result>(db: Database, read: (view: Trx) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
