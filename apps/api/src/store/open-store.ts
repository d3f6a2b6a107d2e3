import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { lockDataDir } from '../data-dir-lock.ts';
import { type Database, openEmbedded, openPostgres } from './database.ts';
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
 * @throws {ConfigError} the data folder is in use by another process
 */
export async function openStore(config: Config, clock: Clock): Promise<Store> {
  const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir);
  try {
    const db = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir);
    await migrate(db);
    await seedPartners(db, seededPartners);
    const partners = await openDirectory(db, clock);
    const close = async () => {
      await db.destroy();
      unlock();
    };
    return { db, partners, close };
  } catch (cause) {
    unlock();
    throw cause;
  }
}
