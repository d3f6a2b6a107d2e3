import type { DocumentFacts } from '@ndp/domain/settlement/invoice.ts';
import { openCipher } from '../../cases/keys/application-keys.ts';
import { type ApplicationKey, ofCase, sealContext } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { selectFiles } from '../../cases/store/stored-files.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { FileMediaType } from './inspection/inspect-file.ts';

/** A document of a settlement that was not taken back; its bytes lie in the storage. */
export interface SettlementDocument {
  readonly id: string;
  readonly kind: string;
  readonly fileName: string;
  readonly mediaType: FileMediaType;
  readonly bytes: number;
  /** SHA-256 of the file as it is kept, hexadecimal. */
  readonly contentHash: string;
  readonly storageKey: string;
  readonly uploadedAt: Date;
  /** What was read out of it; null: nothing. */
  readonly facts: DocumentFacts | null;
}

export async function readDocuments(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<readonly SettlementDocument[]> {
  const rows = await store.db
    .selectFrom('settlement_document')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    fileName: cipher.open(row.file_name, sealContext('settlement-name', key, row.id)),
    mediaType: row.media_type,
    bytes: row.bytes,
    contentHash: row.content_hash,
    storageKey: row.storage_key,
    uploadedAt: row.uploaded_at,
    facts: row.facts
      ? JSON.parse(cipher.open(row.facts, sealContext('settlement-facts', key, row.id)))
      : null,
  }));
}

export async function insertDocument(
  store: EncryptedStore,
  key: ApplicationKey,
  document: SettlementDocument,
): Promise<void> {
  const cipher = await openCipher(store, key);
  await store.db
    .insertInto('settlement_document')
    .values({
      ...ofCase(key),
      id: document.id,
      kind: document.kind,
      file_name: cipher.seal(document.fileName, sealContext('settlement-name', key, document.id)),
      media_type: document.mediaType,
      bytes: document.bytes,
      content_hash: document.contentHash,
      storage_key: document.storageKey,
      uploaded_at: document.uploadedAt,
      facts:
        document.facts &&
        cipher.seal(JSON.stringify(document.facts), sealContext('settlement-facts', key, document.id)),
    })
    .execute();
}

export async function markRemoved(
  trx: Trx,
  { partnerId }: ApplicationKey,
  { id }: SettlementDocument,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('settlement_document')
    .set({ removed_at: at })
    .where((row) => row.and({ partner_id: partnerId, id }))
    .execute();
}

/** Those keys of the storage that belong to a file which was not taken back. */
export async function findUsedKeys(db: Database, storageKeys: readonly string[]): Promise<Set<string>> {
  return findKeys(db, storageKeys, 'is');
}

/** Those whose document was taken back. */
export async function findRemovedKeys(db: Database, storageKeys: readonly string[]): Promise<Set<string>> {
  return findKeys(db, storageKeys, 'is not');
}

async function findKeys(db: Database, storageKeys: readonly string[], isRemoved: 'is' | 'is not') {
  if (storageKeys.length === 0) return new Set<string>();
  const rows = await selectFiles(db)
    .select('storage_key')
    .where('storage_key', 'in', storageKeys)
    .where('removed_at', isRemoved, null)
    .execute();
  return new Set(rows.map(({ storage_key }) => storage_key));
}
