import type { Database, Trx } from './database.ts';

/**
 * Reads with several statements what belongs together: all of them see the database as it was at the first one,
 * whatever is committed meanwhile. Nothing can be written, so what a call notes or counts comes before or after. The
 * embedded database is this reader's alone until it ends: whatever else the call asks of it has to go through `view`.
 */
export function inOneView<Result>(db: Database, read: (view: Trx) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
