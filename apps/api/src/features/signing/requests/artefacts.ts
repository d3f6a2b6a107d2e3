import { openCipher } from '../../../cases/keys/application-keys.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import type { ApplicationCipher } from '../../../platform/crypto/application-cipher.ts';
import type { Storage } from '../../../platform/files/port.ts';
import { applicationOf, type RequestKey, signatureContext } from './requests.ts';

/** A signed document as its row tells of it; its bytes lie in the row at first, later in the store of files. */
export interface SignedDocument {
  /** Length, bytes. */
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  /** In the store; null: it is still in its row. */
  readonly storageKey: string | null;
  /** Its bytes, from its row; undefined: they are in the store. */
  readonly signedDocument: Uint8Array | undefined;
  /** What the sealed bytes are bound to. */
  readonly context: string;
  readonly cipher: ApplicationCipher;
  readonly auditDocument: Uint8Array | undefined;
}

/** The signed document of a completed request; undefined before. */
export async function findSignedDocument(
  { db, keys }: EncryptedStore,
  { partnerId, requestId }: RequestKey,
): Promise<SignedDocument | undefined> {
  const row = await db
    .selectFrom('signature_artefact as artefact')
    .innerJoin('signature_request as request', (join) =>
      join
        .onRef('request.partner_id', '=', 'artefact.partner_id')
        .onRef('request.id', '=', 'artefact.request_id'),
    )
    .selectAll('artefact')
    .select('request.application_id')
    .where('artefact.partner_id', '=', partnerId)
    .where('artefact.request_id', '=', requestId)
    .executeTakeFirst();
  if (!row) return undefined;
  const cipher = await openCipher({ db, keys }, applicationOf(row));
  const boundTo = (column: string) => signatureContext(column, partnerId, requestId);
  const open = (column: string, sealed: Uint8Array | null) =>
    sealed === null ? undefined : new Uint8Array(cipher.openBytes(sealed, boundTo(column)));
  const signedDocument = open('signed-document', row.signed_document);
  return {
    bytes: row.signed_bytes ?? signedDocument?.length ?? 0,
    hash: row.signed_hash,
    storageKey: row.signed_key,
    signedDocument,
    context: boundTo('signed-document'),
    cipher,
    auditDocument: open('audit-document', row.audit_document),
  };
}

/** Its bytes, from wherever they lie. @throws {StorageFailed} */
export async function openSignedDocument(
  { signedDocument, storageKey, cipher, context }: SignedDocument,
  storage: Pick<Storage, 'get'>,
): Promise<Uint8Array> {
  return signedDocument ?? new Uint8Array(cipher.openBytes(await storage.get(storageKey ?? ''), context));
}
