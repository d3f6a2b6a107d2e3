import { randomUUID } from 'node:crypto';
import { keyOf, sealContext } from '../../cases/keys/case-key.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { newStorageKey } from '../../platform/files/port.ts';
import { findUsedKeys } from './documents.ts';
import { cleanFileName } from './file-name.ts';
import { filesAside } from './inspection/files-aside.ts';
import type { AcceptedFile } from './inspection/inspect-file.ts';
import { scanFile } from './inspection/scan-file.ts';

/** A file as it was sent. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that may be kept, under a name that harms nobody. */
export interface FitFile extends AcceptedFile {
  readonly fileName: string;
}

/** What a row says of a file whose sealed bytes lie in the storage. */
export type StoredFile = Omit<FitFile, 'bytes' | 'hash'> & {
  readonly id: string;
  readonly bytes: number;
  readonly contentHash: string;
  readonly storageKey: string;
  readonly uploadedAt: Date;
};

/** Looks into a file, and has it scanned. @throws {FileRefused} {ScanAway} */
export async function inspectSent(
  { config }: Pick<AppContext, 'config'>,
  { name, bytes }: SentFile,
): Promise<FitFile> {
  const inspected = await filesAside.inspectFile(bytes);
  if (config.clamavUrl) await scanFile(config.clamavUrl, bytes);
  return { ...inspected, fileName: cleanFileName(name) };
}

/**
 * Seals the bytes of a file into the storage; its row comes after.
 *
 * @param words  what the bytes are, as `sealContext` names them
 */
export async function storeFile(
  {
    storage,
    clock,
  }: { readonly storage: Pick<AppContext['storage'], 'put'>; readonly clock: AppContext['clock'] },
  application: Application,
  { bytes, hash, ...file }: FitFile,
  words: 'settlement-file' | 'message-file',
): Promise<StoredFile> {
  const id = randomUUID();
  const storageKey = newStorageKey();
  const boundTo = sealContext(words, keyOf(application), id);
  await storage.put(storageKey, application.cipher.sealBytes(bytes, boundTo));
  return { ...file, id, bytes: bytes.length, contentHash: hash, storageKey, uploadedAt: clock() };
}

/** Asked of the database, because a commit whose answer was lost may have been done. The sweep does the rest. */
export async function dropUnused(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  { storageKey }: StoredFile,
): Promise<void> {
  try {
    if (!(await findUsedKeys(db, [storageKey])).has(storageKey)) await storage.remove(storageKey);
  } catch {
    return;
  }
}
