import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../platform/config/config.ts';
import { makeDataDir } from '../../platform/config/data-dir-lock.ts';
import { loadKeyRing } from '../../platform/config/secret-keys.ts';
import { shippedMigrations } from '../../platform/database/migrate.ts';
import { requireStorageKey } from '../../platform/files/port.ts';
import { type Entry, isIdentity, unpack } from './archive.ts';
import { putInPlace, requirePlace, type SetAside } from './load-database.ts';
import { entryNames, type Manifest, manifestSchema } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { Tally } from './tally.ts';

/** Bytes. */
const longestManifest = 64 * 1024;

export interface Restored {
  readonly manifest: Manifest;
  readonly setAside: SetAside;
}

/**
 * Touches nothing until all of the backup was opened and looked at.
 *
 * @throws {BackupRefused} nothing was changed
 */
export async function restoreBackup(
  config: Config,
  file: string,
  isReplacing: boolean,
  now: Date,
): Promise<Restored> {
  const { backupKey, databaseUrl, databaseOwnerUrl = databaseUrl } = config;
  if (!databaseOwnerUrl) throw new BackupRefused('embedded');
  if (!backupKey || !isIdentity(backupKey)) throw new BackupRefused('no_identity');
  const place = { ...config, databaseOwnerUrl };
  await requirePlace(place, isReplacing);
  makeDataDir(config.dataDir);
  const staged = await mkdtemp(join(config.dataDir, 'restore-'));
  try {
    const manifest = await stage(await readFile(file), backupKey, staged);
    await requireFit(manifest, config);
    return { manifest, setAside: await putInPlace(place, staged, now) };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

async function readFile(path: string): Promise<ReadableStream<Uint8Array>> {
  try {
    await (await open(path, 'r')).close();
  } catch (cause) {
    throw new BackupRefused('no_file', { place: path, code: String(Object(cause).code) });
  }
  return Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
}

/** The backup is whole only when its last entry has come and nothing follows. */
async function stage(backup: ReadableStream<Uint8Array>, key: string, folder: string): Promise<Manifest> {
  const tally = new Tally();
  let manifest: Manifest | undefined;
  let end = '';
  let last = '';
  for await (const entry of unpack(backup, key)) {
    if (entry.name === entryNames.manifest) manifest = await readManifest(entry);
    else if (entry.name === entryNames.end) end = await readText(entry);
    else await writeEntry(folder, entry, tally);
    last = entry.name;
  }
  if (!manifest || last !== entryNames.end) throw new BackupRefused('damaged');
  if (manifest.format > 1 && end !== String(tally)) throw new BackupRefused('damaged');
  return manifest;
}

async function readText({ size, pieces }: Entry): Promise<string> {
  if (size > longestManifest) throw new BackupRefused('damaged');
  return (await buffer(pieces)).toString();
}

async function readManifest({ size, pieces }: Entry): Promise<Manifest> {
  const text = size <= longestManifest ? (await buffer(pieces)).toString() : '';
  const parsed = manifestSchema.safeParse(readJson(text));
  if (!parsed.success) throw new BackupRefused('newer');
  return parsed.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function writeEntry(folder: string, { name, pieces }: Entry, tally: Tally): Promise<void> {
  const key = name === entryNames.database ? undefined : keyOf(name);
  const path = join(folder, key === undefined ? 'database' : join('uploads', key));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const read = key === undefined ? pieces : tally.count(key, pieces);
  await pipeline(read, createWriteStream(path, { mode: 0o600 }));
}

function keyOf(name: string): string {
  const key = name.slice(entryNames.files.length);
  requireStorageKey(key);
  return key;
}

async function requireFit(manifest: Manifest, config: Config): Promise<void> {
  const known = await shippedMigrations();
  const isOther = manifest.migrations.some((name, i) => i < known.length && name !== known[i]);
  if (isOther) throw new BackupRefused('unopened');
  if (manifest.migrations.length > known.length) throw new BackupRefused('newer');
  if (manifest.database !== 'postgres') throw new BackupRefused('embedded');
  const ring = loadKeyRing(config);
  const missing = manifest.keys.filter(({ id, mark }) => ring.markOf(id) !== mark);
  if (missing.length > 0)
    throw new BackupRefused('other_keys', { ids: missing.map(({ id }) => id).join(', ') });
}
