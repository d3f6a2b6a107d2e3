import type { Database } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Storage } from '../../platform/files/port.ts';
import { findUsedKeys } from './documents.ts';

/** A younger file may belong to a row that is just being written, ms. */
const youngMs = 60 * 60 * 1000;
const batch = 500;

/** Removes the files that no document needs, as after a crash between file and row, and gives their number. */
export function sweepFiles(db: Database, storage: Storage, now: Date): Promise<number> {
  return acrossPartners(() => removeUnused(db, storage, now));
}

async function removeUnused(db: Database, storage: Storage, now: Date): Promise<number> {
  const old = (await storage.list())
    .filter(({ storedAt }) => now.getTime() - storedAt.getTime() > youngMs)
    .map(({ key }) => key);
  let removed = 0;
  for (let at = 0; at < old.length; at += batch) {
    const looked = old.slice(at, at + batch);
    const used = await findUsedKeys(db, looked);
    for (const key of looked.filter((candidate) => !used.has(candidate))) {
      await storage.remove(key);
      removed += 1;
    }
  }
  return removed;
}
