import { openCipher } from '../../../cases/keys/application-keys.ts';
import type { KeyRing } from '../../../platform/crypto/secrets.ts';
import type { Database } from '../../../platform/database/database.ts';
import { applicationOf, type RequestKey, signatureContext } from './requests.ts';

export interface SignedDocument {
  readonly signedDocument: Uint8Array;
  readonly signedHash: string;
  readonly auditDocument: Uint8Array | undefined;
}

/** The signed document of a completed request; undefined before. */
export async function readSignedDocument(
  db: Database,
  keys: KeyRing,
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
  const open = (column: string, sealed: Uint8Array) =>
    new Uint8Array(cipher.openBytes(sealed, signatureContext(column, partnerId, requestId)));
  return {
    signedDocument: open('signed-document', row.signed_document),
    signedHash: row.signed_hash,
    auditDocument: row.audit_document ? open('audit-document', row.audit_document) : undefined,
  };
}
