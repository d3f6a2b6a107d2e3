import { isOfferable } from '@ndp/domain/case/offer.ts';
import { applicationStatuses } from '@ndp/domain/workflow/statuses.ts';
import { type SqlBool, sql } from 'kysely';

/** Condition on `case_message`: it is an offer nobody has answered. */
export const isOpenOffer = sql<SqlBool>`case_message.topic = 'offer' and not exists (
  select from case_message as answer where answer.partner_id = case_message.partner_id
    and answer.application_id = case_message.application_id and answer.n > case_message.n
    and answer.topic in ('offer_fits', 'offer_differs'))`;

/** Condition on `application` of a partner: an offer waits, and its agreement is not signed. */
export const waitsForOffer = (partnerId: string) =>
  sql<SqlBool>`application.status in (${sql.join(
    applicationStatuses.filter(isOfferable),
  )}) and application.id in (select application_id from case_message where partner_id = ${partnerId} and ${isOpenOffer})`;
