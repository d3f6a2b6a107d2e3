import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import { openEmbedded, openPostgresAsOwner } from '../../platform/database/database.ts';

/** Files of the last release, written by `npm run release -- --keep-database`. */
export const releaseFiles = {
  description: new URL('./release.json', import.meta.url),
  database: new URL('./database.sql.gz', import.meta.url),
  backup: new URL('./backup.age', import.meta.url),
};

interface ReleasedCase {
  readonly id: string;
  /** Of the applicant's link. */
  readonly token: string;
  readonly status: string;
}

export interface LastRelease {
  readonly version: string;
  readonly migrations: readonly string[];
  /** Opens its backup. */
  readonly backupKey: string;
  readonly cases: readonly ReleasedCase[];
}

export function readLastRelease(): LastRelease {
  return JSON.parse(readFileSync(releaseFiles.description, 'utf8'));
}

/** The backup of the last release, as a path. */
export const backupFile = fileURLToPath(releaseFiles.backup);

/** Loads the database of the last release into an empty one. */
export async function loadReleasedDatabase({ databaseUrl, dataDir }: Config): Promise<void> {
  const owner = databaseUrl ? openPostgresAsOwner(databaseUrl) : (await openEmbedded(dataDir)).owner;
  const dump = gunzipSync(readFileSync(releaseFiles.database)).toString();
  await sql
    .raw(dump)
    .execute(owner)
    .finally(() => owner.destroy());
}
