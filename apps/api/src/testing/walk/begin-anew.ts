import { sql } from 'kysely';
import { payer, settings } from '../desk/payment-desk.ts';
import type { TestApi } from '../test-api.ts';
import { partner } from './staff.ts';

/** What outlives the cases of a walk, and is nobody's of the next one. */
const left = [
  ...['operator_action', 'audit_entry', 'audit_packed', 'audit_anchor', 'audit_anchored', 'act_anchored'],
  ...[
    'payment_batch_line',
    'payment_batch',
    'payment_download',
    'payment_settings',
    'payment_settings_change',
  ],
  ...['budget_share', 'budget_movement', 'budget_proposal', 'budget'],
  ...[
    'desk_role',
    'desk_role_proposal',
    'desk_session',
    'desk_invitation',
    'desk_notice',
    'bulk_job',
    'erasure',
  ],
];

/** Room for two cases and a part of a third one, grosze. */
const budgetGr = 900_000;

/**
 * An empty office: no case, no act, and the account and the budget of the partner as they are at first. Only an owner of
 * the database can forget the audit, and only past the triggers that keep it.
 */
export async function beginAnew(api: TestApi): Promise<void> {
  await api.clear();
  await api.owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of left) await sql`delete from ${sql.table(table)}`.execute(trx);
  });
  const { payer_name: name, payer_address: address, payment_gr, payee_gr, batch_gr } = settings;
  const bank = {
    ...{ payerName: name, payerAddress: address, payerAccount: payer, format: settings.format },
    ...{ encoding: settings.encoding, hasReferenceField: false, mostTransfers: settings.most_transfers },
  };
  const of = { partner_id: partner, program_id: partner };
  await api.owner
    .insertInto('payment_settings')
    .values({
      ...{ ...of, bank: JSON.stringify(bank), payment_gr, payee_gr, batch_gr },
      ...{ changed_by: 'walk', changed_at: api.context.clock() },
    })
    .execute();
  const none = { reserved_gr: 0, committed_gr: 0, spent_gr: 0, movements: 0, tickets: 0 };
  await api.owner
    .insertInto('budget')
    .values({ ...of, total_gr: budgetGr, ...none })
    .execute();
}
