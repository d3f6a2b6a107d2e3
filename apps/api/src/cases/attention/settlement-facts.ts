import { concludedStatuses, isEnded } from '@ndp/domain/workflow/statuses.ts';
import { type SqlBool, sql } from 'kysely';

const settled = concludedStatuses.filter((status) => !isEnded(status)).map((status) => `'${status}'`);

/**
 * Condition on `application`: what `accountQuestion` of `@ndp/domain/money/account-look.ts` asks a person to look at, its
 * account saved after the agreement or a transfer that came back, has come since somebody looked.
 */
export const isAccountHeld = sql<SqlBool>`application.status in (${sql.raw(settled.join(', '))}) and greatest(
  (select max(changed_at) from payment where payment.partner_id = application.partner_id
    and payment.application_id = application.id and payment.state in ('returned', 'rejected')),
  (select saved_at from application_section as section where section.partner_id = application.partner_id
    and section.application_id = application.id and section.section = 'settlement'
    and section.saved_at > (select max(at) from application_event as event
      where event.partner_id = application.partner_id and event.application_id = application.id
        and event.status = 'contract_signed'))
) > coalesce((select max(looked_at) from payment_look as look where look.partner_id = application.partner_id
  and look.application_id = application.id), '-infinity')`;

/** Condition on `document_verdict`: it is of an invoice of before the agreement that still is among the documents. */
export const isEarlyInvoice = sql<SqlBool>`document_verdict.is_before_agreement and exists (
  select from settlement_document as document where document.partner_id = document_verdict.partner_id
    and document.id = document_verdict.document_id and document.removed_at is null)`;
