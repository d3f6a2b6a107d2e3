import type { KeyRing } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { contextOf, openBytes, type RequestKey } from './requests.ts';

export interface SignedPaper {
  readonly signedDocument: Uint8Array;
  readonly signedHash: string;
  readonly auditDocument: Uint8Array | undefined;
}

/** The signed paper of a completed request; undefined before. */
export async function readSignedPaper(
  db: Database,
  keys: KeyRing,
  { partnerId, requestId }: RequestKey,
): Promise<SignedPaper | undefined> {
  const row = await db
    .selectFrom('signature_artefact')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!row) return undefined;
  const open = (column: string, sealed: Uint8Array) =>
    openBytes(keys, sealed, contextOf(column, partnerId, requestId));
  return {
    signedDocument: open('signed-document', row.signed_document),
    signedHash: row.signed_hash,
    auditDocument: row.audit_document ? open('audit-document', row.audit_document) : undefined,
  };
}
