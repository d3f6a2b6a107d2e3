import type { Trx } from '../../platform/database/database.ts';
import { openCipher } from '../keys/application-keys.ts';
import { type ApplicationKey, ofCase, sealContext } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';

/** A file that goes with a message; its bytes lie in the storage. */
export interface MessageFile {
  readonly id: string;
  /** The message it goes with; null: that one is still being written. */
  readonly messageN: number | null;
  /** Who sent it at the desk; null: the applicant. */
  readonly personId: string | null;
  readonly fileName: string;
  readonly mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
  readonly bytes: number;
  /** SHA-256 of the file as it is kept, hexadecimal. */
  readonly contentHash: string;
  readonly storageKey: string;
  readonly uploadedAt: Date;
}

/** The files of a case's messages, those of unsent ones among them, oldest first. */
export async function readMessageFiles(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<readonly MessageFile[]> {
  const rows = await store.db
    .selectFrom('message_file')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  return rows.map((row) => ({
    id: row.id,
    messageN: row.message_n,
    personId: row.person_id,
    fileName: cipher.open(row.file_name, sealContext('message-file-name', key, row.id)),
    mediaType: row.media_type,
    bytes: row.bytes,
    contentHash: row.content_hash,
    storageKey: row.storage_key,
    uploadedAt: row.uploaded_at,
  }));
}

export async function insertMessageFile(
  store: EncryptedStore,
  key: ApplicationKey,
  file: MessageFile,
): Promise<void> {
  const cipher = await openCipher(store, key);
  await store.db
    .insertInto('message_file')
    .values({
      ...ofCase(key),
      id: file.id,
      message_n: file.messageN,
      person_id: file.personId,
      file_name: cipher.seal(file.fileName, sealContext('message-file-name', key, file.id)),
      media_type: file.mediaType,
      bytes: file.bytes,
      content_hash: file.contentHash,
      storage_key: file.storageKey,
      uploaded_at: file.uploadedAt,
    })
    .execute();
}

/** Sends files with a message. */
export async function attachFiles(
  trx: Trx,
  key: ApplicationKey,
  { n, ids }: { readonly n: number; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('message_file')
    .set({ message_n: n })
    .where((row) => row.and(ofCase(key)))
    .where('id', 'in', ids)
    .where('message_n', 'is', null)
    .execute();
}
