import { workingDays } from '@ndp/domain/retention/working-days.ts';
import { dayMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { requireBound } from '../../platform/files/bind-store.ts';
import type { Storage, StoredFile } from '../../platform/files/port.ts';
import { findRemovedKeys, findUsedKeys } from './documents.ts';

/** A younger file may belong to a row that is just being written, ms. */
const youngMs = 60 * 60 * 1000;
const batch = 500;

export interface Swept {
  /** Put into the trash: no document needs them, as after a crash between file and row. */
  readonly discarded: number;
  /** Taken back out of the trash: a document needs them again, as after a recovery of the database. */
  readonly recalled: number;
  /** Gone for good: taken back by the applicant, or too long in the trash. */
  readonly removed: number;
}

/** Files looked at in one round, of those that are not in the trash. */
const mostOfRound = 5_000;

/**
 * Looks through the trash, and through the files from where the round before came to: so a round takes as long as any
 * other, however many there are. A file no row speaks of is not deleted: the rows may be behind.
 *
 * @param most  files in one round; at the end the next begins anew
 * @throws {StoreNotBound} the files are not those of this database; nothing was touched
 */
export function sweepFiles(db: Database, storage: Storage, now: Date, most = mostOfRound): Promise<Swept> {
  return acrossPartners(async () => {
    await requireBound(db, storage);
    const olderThan = (ms: number) => (file: StoredFile) => now.getTime() - file.storedAt.getTime() > ms;
    const isOver = olderThan(workingDays.trash * dayMs);
    let [discarded, recalled, removed] = [0, 0, 0];
    await dropUnsent(db, now);
    removed += (await removeErased(db, storage)) + (await removeTakenBack(db, storage, now));
    for await (const files of inBatches(storage.listTrash())) {
      const used = await findUsedKeys(
        db,
        files.map(({ key }) => key),
      );
      for (const file of files) {
        if (used.has(file.key)) recalled += await done(storage.recall(file.key));
        else if (isOver(file)) removed += await done(storage.remove(file.key));
      }
    }
    const after = await readReached(db);
    let [seen, last] = [0, after ?? null];
    for await (const files of inBatches(firstOf(storage.list(after), most))) {
      seen += files.length;
      last = files.at(-1)?.key ?? null;
      const keys = files.filter(olderThan(youngMs)).map(({ key }) => key);
      const used = await findUsedKeys(db, keys);
      const unused = keys.filter((key) => !used.has(key));
      const takenBack = await findRemovedKeys(db, unused);
      for (const key of unused) {
        if (takenBack.has(key)) removed += await done(storage.remove(key));
        else discarded += await done(storage.discard(key, now));
      }
    }
    await keepReached(db, seen < most ? null : last, now);
    return { discarded, recalled, removed };
  });
}

/** What a crash left of erased applications; most are gone already. @returns how many were not */
async function removeErased(db: Database, storage: Storage): Promise<number> {
  let removed = 0;
  for (const { storage_key } of await db.selectFrom('erased_file').selectAll().execute()) {
    if (await storage.has(storage_key)) removed += 1;
    await storage.remove(storage_key);
    await db.deleteFrom('erased_file').where('storage_key', '=', storage_key).execute();
  }
  return removed;
}

/** What a crash left of files that applicants took back within a day; what is older the walk comes by. */
async function removeTakenBack(db: Database, storage: Storage, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('settlement_document')
    .select('storage_key')
    .where('removed_at', '>', new Date(now.getTime() - dayMs))
    .execute();
  let removed = 0;
  for (const { storage_key } of rows) {
    if (await storage.has(storage_key)) removed += await done(storage.remove(storage_key));
  }
  return removed;
}

/** Files of messages that nobody has sent within a day; their bytes go as those that no row speaks of. */
async function dropUnsent(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('message_file')
    .where('message_n', 'is', null)
    .where('uploaded_at', '<', new Date(now.getTime() - dayMs))
    .execute();
}

/** The key of the last file the round before has looked at; undefined: it came to the end. */
async function readReached(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('work_round')
    .select('reached')
    .where('name', '=', 'files')
    .executeTakeFirst();
  return row?.reached ?? undefined;
}

async function keepReached(db: Database, reached: string | null, now: Date): Promise<void> {
  await db
    .insertInto('work_round')
    .values({ name: 'files', leased_until: now, reached })
    .onConflict((known) => known.column('name').doUpdateSet({ reached }))
    .execute();
}

async function* firstOf(files: AsyncIterable<StoredFile>, most: number): AsyncGenerator<StoredFile> {
  let seen = 0;
  for await (const file of files) {
    if (seen >= most) return;
    yield file;
    seen += 1;
  }
}

async function done(work: Promise<void>): Promise<1> {
  await work;
  return 1;
}

async function* inBatches(files: AsyncIterable<StoredFile>): AsyncGenerator<readonly StoredFile[]> {
  let page: StoredFile[] = [];
  for await (const file of files) {
    page.push(file);
    if (page.length < batch) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
