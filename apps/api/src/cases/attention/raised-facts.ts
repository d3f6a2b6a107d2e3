import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type { SignatureRequest } from '../../platform/database/schema/signing-tables.ts';
import { isStopped } from './late-duty.ts';
import { isOpenOffer } from './open-offer.ts';
import { isAccountHeld, isEarlyInvoice } from './settlement-facts.ts';

/** What the rows of a case tell of it that a person has to look at. */
export interface RaisedFacts {
  readonly hasFailedMail: boolean;
  readonly hasObjection: boolean;
  /** A co-owner objected, and has agreed since. */
  readonly hasWithdrawnObjection: boolean;
  /** Its amount does not fit into the budget yet. */
  readonly waitsForMoney: boolean;
  /** Its applicant wrote something nobody has looked at. */
  readonly hasUnseenMessage: boolean;
  /** The day by which an offer of an installer is to be answered, `YYYY-MM-DD`; null: none waits. */
  readonly offerBy: string | null;
  /** The last day for the report to the register, `YYYY-MM-DD`; null: it is done, or nothing is to be reported. */
  readonly registrationBy: string | null;
  readonly isAskedAboutDuty: boolean;
  /** When its applicant answered last that the new source does not run; null: it does, or nobody answered. */
  readonly stoppedAt: Date | null;
  /** A signature waits for a person to look at its name. */
  readonly hasHeldName: boolean;
  readonly hasEarlyInvoice: boolean;
  readonly isAccountHeld: boolean;
  readonly requestedAt: Date | null;
  /** The newest request of each document: an earlier one no longer matters. */
  readonly requests: readonly Pick<SignatureRequest, 'state' | 'signer_states'>[];
}

/** The facts of cases of one partner, by their ids. */
export async function readRaisedFacts(
  trx: Trx,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RaisedFacts>> {
  const of = sql`partner_id = ${partnerId} and application_id = own.id`;
  const { rows } = await sql<RaisedFacts & { readonly id: string }>`
    select own.id,
      exists (select from outbox where ${of} and failed_at is not null) as "hasFailedMail",
      exists (select from co_owner where ${of} and state = 'objected') as "hasObjection",
      exists (select from co_owner where ${of} and state = 'agreed' and exists (
        select from co_owner_answer as answer where answer.partner_id = co_owner.partner_id
          and answer.co_owner_id = co_owner.id and answer.answer = 'object')) as "hasWithdrawnObjection",
      exists (select from budget_share where ${of} and ticket is not null) as "waitsForMoney",
      exists (select from case_message where ${of} and person_id is null and seen_at is null) as "hasUnseenMessage",
      (select max(answer_by) from case_message where ${of} and ${isOpenOffer}) as "offerBy",
      (select due_on from case_duty where ${of} and kind = 'registration' and done_at is null) as "registrationBy",
      exists (select from case_message where ${of} and topic = 'duty') as "isAskedAboutDuty",
      (select answered_at from case_running where ${of} and ${isStopped}) as "stoppedAt",
      exists (select from signing_envelope as envelope join signing_signer as signer
        on signer.partner_id = envelope.partner_id and signer.envelope_id = envelope.id
        where envelope.partner_id = ${partnerId} and envelope.application_id = own.id and envelope.state = 'sent'
          and signer.held_at is not null) as "hasHeldName",
      exists (select from document_verdict where ${of} and ${isEarlyInvoice}) as "hasEarlyInvoice",
      exists (select from application where partner_id = ${partnerId} and application.id = own.id
        and ${isAccountHeld}) as "isAccountHeld",
      (select max(requested_at) from payment_application where ${of}) as "requestedAt",
      coalesce((select jsonb_agg(newest) from (select distinct on (paper) state, signer_states
        from signature_request where ${of} order by paper, created_at desc) as newest), '[]') as requests
    from unnest(${[...ids]}::uuid[]) as own (id)`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}
