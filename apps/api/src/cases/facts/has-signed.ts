import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ApplicationKey } from '../keys/case-key.ts';

/** The ends of a signing without a signed document: a request in one of them stands in nobody's way. */
export const lapsedStates = ['declined', 'expired', 'cancelled', 'failed'] as const;

/**
 * Whether somebody has signed a document of the case that still counts: as the provider told it last, and what was signed
 * on the portal itself even before the worker has looked. Sure only while the application's row is locked.
 */
export function isSigned(partnerId: string, applicationId: string | Expression<unknown>) {
  return sql<SqlBool>`exists (select from signature_request as request
    left join signing_envelope as envelope
      on envelope.partner_id = request.partner_id and envelope.request_id = request.id
    left join signing_signer as signer on signer.partner_id = envelope.partner_id
      and signer.envelope_id = envelope.id and signer.state = 'signed'
    where request.partner_id = ${partnerId} and request.application_id = ${applicationId}
      and request.cancel_reason is null and request.state not in (${sql.join(lapsedStates)})
      and (signer.signed_at is not null or request.state in ('partially_signed', 'sealing', 'completed')
        or request.signer_states @> '[{"state": "signed"}]'))`;
}

/** The same as a question of its own. */
export async function hasSigned(db: Database, key: ApplicationKey): Promise<boolean> {
  const { rows } = await sql<{
    is: boolean;
  }>`select ${isSigned(key.partnerId, key.applicationId)} as is`.execute(db);
  return rows[0]?.is === true;
}
