import { type TemplateKind, templateKinds } from '@ndp/documents/template.ts';
import type { Insertable } from 'kysely';
import type { ApplicationKey } from '../../../cases/keys/case-key.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import type { DocumentTable } from '../../../platform/database/schema/tables.ts';
import type { RequestKey } from '../requests/requests.ts';

/** Notes from which template a document was made, in the transaction that asks for its signature; once for a request. */
export async function addDocumentRow(trx: Trx, row: Insertable<DocumentTable>): Promise<void> {
  await trx
    .insertInto('paper')
    .values(row)
    .onConflict((conflict) => conflict.columns(['partner_id', 'request_id']).doNothing())
    .execute();
}

/** A signing of a document that is done. */
export interface SignedRequest extends RequestKey {
  readonly paper: TemplateKind;
  /** When the last party signed. */
  readonly signedAt: Date;
}

/** The documents of an application that all have signed, each once, in their order. */
export async function findSigned(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
): Promise<readonly SignedRequest[]> {
  const rows = await db
    .selectFrom('signature_request as request')
    .innerJoin('signature_artefact as artefact', (join) =>
      join
        .onRef('artefact.partner_id', '=', 'request.partner_id')
        .onRef('artefact.request_id', '=', 'request.id'),
    )
    .select(['request.id', 'request.paper', 'request.signer_states', 'artefact.stored_at'])
    .where('request.partner_id', '=', partnerId)
    .where('request.application_id', '=', applicationId)
    .where('request.state', '=', 'completed')
    .where('request.cancel_reason', 'is', null)
    .orderBy('request.created_at', 'desc')
    .execute();
  return templateKinds.flatMap((paper) => {
    const row = rows.find((each) => each.paper === paper);
    if (!row) return [];
    const times = row.signer_states.flatMap(({ signedAt }) => (signedAt ? [signedAt] : []));
    const last = times.sort().at(-1);
    return [{ partnerId, requestId: row.id, paper, signedAt: last ? new Date(last) : row.stored_at }];
  });
}

/** When a document was last sent for signature, and the fingerprint printed on it; undefined before. */
export async function findMade(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
  paper: TemplateKind,
): Promise<{ readonly at: Date; readonly fingerprint: string | null } | undefined> {
  return db
    .selectFrom('signature_request as request')
    .leftJoin('paper', (join) =>
      join.onRef('paper.partner_id', '=', 'request.partner_id').onRef('paper.request_id', '=', 'request.id'),
    )
    .select(['request.created_at as at', 'paper.fingerprint'])
    .where('request.partner_id', '=', partnerId)
    .where('request.application_id', '=', applicationId)
    .where('request.paper', '=', paper)
    .orderBy('request.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
