import type { Database } from '../../platform/database/database.ts';

/** Payments, each joined with the proposal that counts: the newest of those made for it. */
export function paymentsWithProposal(db: Database) {
  return db
    .selectFrom('payment')
    .innerJoin('payment_revision as proposal', (join) =>
      join
        .onRef('proposal.partner_id', '=', 'payment.partner_id')
        .onRef('proposal.payment_id', '=', 'payment.id')
        .onRef('proposal.revision', '=', 'payment.revision'),
    );
}
