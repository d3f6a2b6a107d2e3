import type { ApplicationKey } from '../../../cases/keys/case-key.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Who has signed which request of an application on the portal itself, from that moment on, before the worker has noted it. */
export async function readSignedRefs(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
): Promise<(requestId: string, ref: string) => boolean> {
  const rows = await db
    .selectFrom('signing_signer as signer')
    .innerJoin('signing_envelope as envelope', (join) =>
      join
        .onRef('envelope.partner_id', '=', 'signer.partner_id')
        .onRef('envelope.id', '=', 'signer.envelope_id'),
    )
    .select(['envelope.request_id', 'signer.ref'])
    .where('envelope.partner_id', '=', partnerId)
    .where('envelope.application_id', '=', applicationId)
    .where('signer.state', '=', 'signed')
    .execute();
  return (requestId, ref) => rows.some((row) => row.request_id === requestId && row.ref === ref);
}
