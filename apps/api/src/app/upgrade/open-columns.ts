import { sql } from 'kysely';
import { reasonPlace } from '../../cases/events.ts';
import { sealBody } from '../../features/signing/embedded/record.ts';
import { sealDeclineReason, sealPerson } from '../../features/signing/embedded/sealed-signer.ts';
import { sealReason } from '../../features/signing/signer-states.ts';
import type { Keyed } from './seal-old-rows.ts';

/** Seals the reasons in the timeline, and why signers declined as a provider told it. */
export async function sealOpenEvents({ trx, key }: Keyed): Promise<void> {
  const { partnerId, applicationId, safe } = key;
  const reasons = await sql<{ n: number; reason: string }>`
    select n, reason from application_event
    where partner_id = ${partnerId} and application_id = ${applicationId} and reason is not null`.execute(
    trx,
  );
  for (const { n, reason } of reasons.rows) {
    await sql`
      update application_event set reason = null, sealed_reason = ${safe.seal(reason, reasonPlace(n))}
      where partner_id = ${partnerId} and application_id = ${applicationId} and n = ${n}`.execute(trx);
  }
  const told = await sql<{ id: string; signer_states: readonly OldSignerState[] }>`
    select id, signer_states from signature_request where partner_id = ${partnerId}
      and application_id = ${applicationId} and signer_states::text like '%"declineReason"%'`.execute(trx);
  for (const { id, signer_states } of told.rows) {
    const owner = { partner_id: partnerId, id };
    const states = signer_states.map(({ declineReason, ...state }) =>
      declineReason ? { ...state, sealedReason: sealReason(declineReason, owner, state.ref, safe) } : state,
    );
    await sql`
      update signature_request set signer_states = ${JSON.stringify(states)}::jsonb
      where partner_id = ${partnerId} and id = ${id}`.execute(trx);
  }
}

interface OldSignerState {
  readonly ref: string;
  readonly declineReason?: string;
}

interface OldSigner {
  readonly partner_id: string;
  readonly envelope_id: string;
  readonly n: number;
  readonly name: string;
  readonly email: string;
  readonly decline_reason: string | null;
}

/** Seals who signs on the portal itself, and the record of it; the chain goes over the same texts as before. */
export async function sealOpenSigners({ trx, key }: Keyed): Promise<void> {
  const { partnerId, applicationId, safe } = key;
  const envelopes = sql`envelope_id in (
    select id from signing_envelope where partner_id = ${partnerId} and application_id = ${applicationId})`;
  const signers = await sql<OldSigner>`
    select partner_id, envelope_id, n, name, email, decline_reason from signing_signer
    where partner_id = ${partnerId} and ${envelopes} and person is null`.execute(trx);
  for (const signer of signers.rows) {
    const reason = signer.decline_reason && sealDeclineReason(safe, signer, signer.decline_reason);
    await sql`
      update signing_signer set person = ${sealPerson(safe, signer, signer)}, sealed_reason = ${reason},
        email = null, name = null, decline_reason = null
      where partner_id = ${partnerId} and envelope_id = ${signer.envelope_id} and n = ${signer.n}`.execute(
      trx,
    );
  }
  const entries = await sql<{ envelope_id: string; n: number; body: string }>`
    select envelope_id, n, body from signing_event
    where partner_id = ${partnerId} and ${envelopes} and sealed_body is null`.execute(trx);
  for (const { envelope_id: envelopeId, n, body } of entries.rows) {
    const sealed = sealBody(safe, { partnerId, envelopeId }, { n, body });
    await sql`
      update signing_event set body = null, sealed_body = ${sealed}
      where partner_id = ${partnerId} and envelope_id = ${envelopeId} and n = ${n}`.execute(trx);
  }
}
