import type { Clock } from '../clock.ts';
import { type Config, ConfigError } from '../config.ts';
import { lockDataDir } from '../data-dir-lock.ts';
import { type Database, openEmbedded, openPostgres, openPostgresUnhurried } from './database.ts';
import { endLeases } from './leases.ts';
import { migrate } from './migrate.ts';
import { seededPartners } from './partners.seed.ts';
import { openDirectory, type PartnerDirectory, seedPartners } from './partners.ts';

export interface Store {
  readonly db: Database;
  readonly partners: PartnerDirectory;
  close(): Promise<void>;
}

/**
 * The database of the configuration, brought to the newest form, with its partners.
 *
 * @throws {ConfigError} the data folder is in use by another process, or DATABASE_URL leads to no database
 */
export async function openStore(config: Config, clock: Clock): Promise<Store> {
  const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir);
  try {
    const db = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir);
    await prepare(config, db);
    await seedPartners(db, seededPartners);
    const partners = await openDirectory(db, clock);
    const close = async () => {
      await db.destroy();
      unlock();
    };
    return { db, partners, close };
  } catch (cause) {
    unlock();
    throw config.databaseUrl ? explainAway(cause) : cause;
  }
}

/** Brings the tables to their newest form. In the embedded database nobody else works, so no lease is left standing. */
async function prepare({ databaseUrl }: Config, db: Database): Promise<void> {
  if (databaseUrl) {
    const unhurried = openPostgresUnhurried(databaseUrl);
    await migrate(unhurried).finally(() => unhurried.destroy());
    return;
  }
  await migrate(db);
  await endLeases(db);
}

/** What a database answers that is not there, or does not let this user in. */
const awayCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', '28P01', '28000', '3D000']);

/** A sentence for a database that cannot be reached; any other fault as it was thrown. */
function explainAway(cause: unknown): unknown {
  const { code = '' } = Object(cause) as { code?: string };
  if (!awayCodes.has(code)) return cause;
  return new ConfigError(`DATABASE_URL leads to no database that lets this user in (${code}). Check it.`);
}
