import { type RawBuilder, sql } from 'kysely';
import { sinceWhen } from '../../cases/attention/status-names.ts';

/** A case whose settlement is looked at and no payment of which is under way. */
export interface UnproposedCase {
  readonly id: string;
  readonly reference: string;
  readonly since: Date;
  readonly quote: { readonly quote: number } | null;
}

/** Such cases of a partner; those that went back to be proposed again are listed with the payments. */
export function selectUnproposed(partnerId: string): RawBuilder<UnproposedCase> {
  return sql`select application.id, application.reference, ${sinceWhen} as since, application.quote
    from application
    where application.partner_id = ${partnerId} and application.status = 'settlement_review' and not exists (
      select from payment where payment.partner_id = application.partner_id
        and payment.application_id = application.id and payment.state not in ('rejected', 'returned'))`;
}
