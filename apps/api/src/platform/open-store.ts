import type { Clock } from './clock.ts';
import { type Config, ConfigError } from './config/config.ts';
import { lockDataDir } from './config/data-dir-lock.ts';
import { type Database, openEmbedded, openPostgres, openPostgresAsOwner } from './database/database.ts';
import { migrate, requireMigrated } from './database/migrate.ts';
import { checkRowSecurity } from './database/row-security.ts';
import { letTakeRole } from './database/take-role.ts';
import { bindStore } from './files/bind-store.ts';
import { openStorage } from './files/open-storage.ts';
import { type Storage, StorageFailed } from './files/port.ts';
import { endLeases } from './jobs/lease.ts';
import { seededPartners } from './partners/partners.seed.ts';
import { openDirectory, type PartnerDirectory, seedPartners } from './partners/partners.ts';
import { seedPrograms } from './partners/program-shelf.ts';

export interface Store {
  readonly db: Database;
  readonly partners: PartnerDirectory;
  /** The files that belong to the database. */
  readonly storage: Storage;
  close(): Promise<void>;
}

/**
 * The database of the configuration, brought to the newest form, with its partners and files. The product works on it in
 * a role that sees the rows of one partner at a time.
 *
 * @param bind  what makes sure that database and files belong together
 * @throws {ConfigError} the data folder is in use by another process, DATABASE_URL leads to no database, the role
 *   cannot be taken, a partner's row does not fit, or the files cannot be reached or are not those of this database
 */
export async function openStore(config: Config, clock: Clock, bind = bindStore): Promise<Store> {
  const unlock = config.databaseUrl ? async () => {} : await lockDataDir(config.dataDir);
  let db: Database | undefined;
  const close = async () => {
    await db?.destroy();
    await unlock();
  };
  try {
    db = config.databaseUrl ? await openServer(config, config.databaseUrl) : await openFolder(config);
    await checkRowSecurity(db);
    const partners = await openDirectory(db, clock);
    const storage = openStorage(config);
    await bind(db, storage, clock());
    return { db, partners, storage, close };
  } catch (cause) {
    await close();
    if (cause instanceof StorageFailed) throw explainStorage(cause);
    throw config.databaseUrl ? explainAway(cause) : cause;
  }
}

/**
 * Brings the database to the newest form, with the partners there are from the beginning; nothing else is opened.
 *
 * @returns names of the migrations applied now
 * @throws {ConfigError} it cannot be reached, or was made by another build
 */
export async function bringUp(config: Config): Promise<readonly string[]> {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl = url, dataDir } = config;
  if (url && ownerUrl) {
    return bringUpServer(url, ownerUrl).catch((cause: unknown) => Promise.reject(explainAway(cause)));
  }
  const unlock = await lockDataDir(dataDir);
  try {
    const { db, owner } = await openEmbedded(dataDir);
    return await bringUpOwned(owner).finally(() => db.destroy());
  } finally {
    await unlock();
  }
}

async function bringUpServer(url: string, ownerUrl: string): Promise<readonly string[]> {
  const owner = openPostgresAsOwner(ownerUrl);
  try {
    const applied = await bringUpOwned(owner);
    await letTakeRole(owner, url);
    return applied;
  } finally {
    await owner.destroy();
  }
}

async function bringUpOwned(owner: Database): Promise<readonly string[]> {
  const applied = await migrate(owner);
  await seedPartners(owner, seededPartners);
  await seedPrograms(owner);
  return applied;
}

async function openServer(config: Config, url: string): Promise<Database> {
  const isApart = config.migrations === 'apart';
  if (!isApart) await bringUpServer(url, config.databaseOwnerUrl ?? url);
  const db = openPostgres(url);
  if (isApart) await closedUnless(db, () => requireMigrated(db));
  return db;
}

/** Nobody else works in the embedded database, so no lease is left standing. */
async function openFolder({ dataDir, migrations }: Config): Promise<Database> {
  const { db, owner } = await openEmbedded(dataDir);
  return closedUnless(db, async () => {
    await (migrations === 'apart' ? requireMigrated(owner) : bringUpOwned(owner));
    await endLeases(owner);
  });
}

/** The database, closed again where something about it fails. */
async function closedUnless(db: Database, isFit: () => Promise<unknown>): Promise<Database> {
  try {
    await isFit();
    return db;
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
}

/** A sentence for a store of files that does not answer as it should. */
function explainStorage({ cause }: StorageFailed): ConfigError {
  const { code, name = 'unknown' } = Object(cause) as { code?: string; name?: string };
  return new ConfigError(
    `The files cannot be reached (${code ?? name}). Check FILES_S3_…, or DATA_DIR where they lie in a folder; an authority of your own needs NODE_EXTRA_CA_CERTS.`,
  );
}

/** What a database answers that is not there, or does not let this user in. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  '28P01',
  '28000',
  '3D000',
  'no answer in time',
]);

/** A sentence for a database that cannot be reached; any other fault as it was thrown. */
function explainAway(cause: unknown): unknown {
  const { code = '', message = '' } = Object(cause) as { code?: string; message?: string };
  if (code === '25006') {
    return new ConfigError(
      'DATABASE_URL leads to a database that takes no changes, such as a replica. Name the primary, or promote this one.',
    );
  }
  const reason = message.includes('connection timeout') ? 'no answer in time' : code;
  if (!awayCodes.has(reason)) return cause;
  return new ConfigError(
    `DATABASE_URL (or DATABASE_OWNER_URL) leads to no database that lets this user in (${reason}). Check it.`,
  );
}
