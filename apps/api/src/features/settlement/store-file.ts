import { randomUUID } from 'node:crypto';
import { keyOf, sealContext } from '../../cases/keys/case-key.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { newStorageKey } from '../../platform/files/port.ts';
import { findUsedKeys } from './documents.ts';
import { cleanFileName } from './file-name.ts';
import { filesAside } from './inspection/files-aside.ts';
import type { AcceptedFile, PlainMediaType } from './inspection/inspect-file.ts';
import { scanFile } from './inspection/scan-file.ts';
import { FileRefused } from './refusals.ts';

/** A file as it was sent. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that may be kept, under a name that harms nobody. */
export interface FitFile extends AcceptedFile {
  readonly fileName: string;
}

/** One that is no XML. */
export type PlainFile = FitFile & { readonly mediaType: PlainMediaType };

/** What a row says of a file whose sealed bytes lie in the storage. */
export type StoredFile<Fit extends FitFile = PlainFile> = Omit<Fit, 'bytes' | 'hash'> & {
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

/** The same where no invoice is asked for. @throws {FileRefused} also an XML {ScanAway} */
export async function inspectPlain(context: Pick<AppContext, 'config'>, sent: SentFile): Promise<PlainFile> {
  const fit = await inspectSent(context, sent);
  const { mediaType } = fit;
  if (mediaType === 'application/xml') throw new FileRefused('xml_place');
  return { ...fit, mediaType };
}

/**
 * Seals the bytes of a file into the storage; its row comes after.
 *
 * @param words  what the bytes are, as `sealContext` names them
 */
export async function storeFile<Fit extends FitFile>(
  {
    storage,
    clock,
  }: { readonly storage: Pick<AppContext['storage'], 'put'>; readonly clock: AppContext['clock'] },
  application: Application,
  { bytes, hash, ...file }: Fit,
  words: 'settlement-file' | 'message-file',
): Promise<StoredFile<Fit>> {
  const id = randomUUID();
  const storageKey = newStorageKey();
  const boundTo = sealContext(words, keyOf(application), id);
  await storage.put(storageKey, application.cipher.sealBytes(bytes, boundTo));
  return { ...file, id, bytes: bytes.length, contentHash: hash, storageKey, uploadedAt: clock() };
}

/** Asked of the database, because a commit whose answer was lost may have been done. The sweep does the rest. */
export async function dropUnused(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  { storageKey }: Pick<StoredFile, 'storageKey'>,
): Promise<void> {
  try {
    if (!(await findUsedKeys(db, [storageKey])).has(storageKey)) await storage.remove(storageKey);
  } catch {
    return;
  }
}
