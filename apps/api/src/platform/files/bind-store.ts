import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ConfigError } from '../config/config.ts';
import type { Database, Trx } from '../database/database.ts';
import { acrossPartners } from '../database/partner-scope.ts';
import { isSomewhere, type Storage } from './port.ts';

type Marked = Pick<Storage, 'readMark'>;
type Marking = Pick<Storage, 'writeMark'>;
type Store = Marked & Marking & Pick<Storage, 'has' | 'list'>;

/** Nodes that start at the same moment bind one after the other. */
const bindingLock = 20260102;
/** How many documents are looked for to tell whether a store is the one its database speaks of. */
const sample = 20;

/** Database and store of files do not belong together, so nothing may be swept. */
export class StoreNotBound extends Error {
  override readonly name = 'StoreNotBound';
}

/**
 * Makes sure that database and store of files belong together: the same id stands in both. The first use writes it.
 *
 * @throws {ConfigError} they do not; nothing was changed
 */
export function bindStore(db: Database, storage: Store, now: Date): Promise<void> {
  return acrossPartners(() =>
    db.transaction().execute(async (trx) => {
      await takeLock(trx);
      const [bound, mark] = [await readBound(trx), await storage.readMark()];
      if (bound !== undefined && bound === mark) return;
      if (bound !== undefined) throw new ConfigError(mark === undefined ? sayUnmarked(bound) : sayOther);
      if (await isAnothers(trx, storage, mark)) throw new ConfigError(sayUnknown);
      await bind(trx, storage, now);
    }),
  );
}

/** Whatever stood in either: from now on they belong together. */
export function adoptStore(db: Database, storage: Marking, now: Date): Promise<void> {
  return acrossPartners(() => db.transaction().execute((trx) => adoptWithin(trx, storage, now)));
}

/** The same in a transaction at hand. */
export async function adoptWithin(trx: Trx, storage: Marking, now: Date): Promise<void> {
  await takeLock(trx);
  await bind(trx, storage, now);
}

/** @throws {StoreNotBound} the ids differ, or one is missing */
export async function requireBound(db: Database, storage: Marked): Promise<void> {
  const bound = await acrossPartners(() => readBound(db));
  if (bound === undefined || bound !== (await storage.readMark())) throw new StoreNotBound(sayOther);
}

async function takeLock(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${bindingLock})`.execute(trx);
}

async function readBound(db: Database): Promise<string | undefined> {
  return (await db.selectFrom('file_store').select('id').executeTakeFirst())?.id;
}

/** The store first: should this break off, the next start finds a database that knows none. */
async function bind(trx: Trx, storage: Marking, bound_at: Date): Promise<void> {
  const id = randomUUID();
  await storage.writeMark(id);
  await trx
    .insertInto('file_store')
    .values({ n: 1, id, bound_at })
    .onConflict((known) => known.column('n').doUpdateSet({ id, bound_at }))
    .execute();
}

/** A database that was never bound: an empty store is anybody's, a full one its own if the documents it names are there. */
async function isAnothers(trx: Trx, storage: Store, mark: string | undefined): Promise<boolean> {
  const named = await trx
    .selectFrom('settlement_document')
    .select('storage_key')
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .limit(sample)
    .execute();
  if (named.length === 0) return isSomewhere(storage.list());
  if (mark !== undefined) return true;
  for (const { storage_key } of named) if (await storage.has(storage_key)) return false;
  return true;
}

const whatToDo =
  'Check DATABASE_URL, DATA_DIR and the FILES_S3_ settings: all nodes need the same database and the same files. If they are right all the same, as after a recovery to a point in time or a move of the files, run: ndp adopt-files';
export const sayOther = `The stored files belong to another database (the id in the store is not that of the database). Nothing was changed. ${whatToDo}`;
const sayUnknown = `The database knows nothing of the files that are stored here, or names files that are not here. Nothing was changed. ${whatToDo}`;
const sayUnmarked = (id: string) =>
  `The files of this database lie in another place: its store bears the id ${id}, and this one bears none. Nothing was changed. ${whatToDo}`;
