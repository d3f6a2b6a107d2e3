import { changedParts } from '@ndp/domain/money/frozen-line.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { proposedLine } from './approve.ts';
import { lineFrom, readLineFacts } from './lines.ts';
import { PaymentRefused } from './refusals.ts';
import type { Payment } from './store.ts';

/**
 * Of payments that wait, those whose case has changed since they were proposed: their approvals are void, and whoever
 * approves or batches them sends them back. Asks the same as `findChanges`, of all at once.
 */
export async function findVoid(
  db: Database,
  partnerId: string,
  payments: readonly Payment[],
  applications: ReadonlyMap<string, Application>,
): Promise<ReadonlySet<string>> {
  const cases = [...applications.values()];
  if (cases.length === 0) return new Set();
  const facts = await readLineFacts(db, partnerId, cases);
  const looks = await db
    .selectFrom('payment_look')
    .select(({ fn }) => ['application_id', fn.max('looked_at').as('at')])
    .where('partner_id', '=', partnerId)
    .where(
      'application_id',
      'in',
      cases.map(({ id }) => id),
    )
    .groupBy('application_id')
    .execute();
  const lookedAt = new Map(looks.map(({ application_id, at }) => [application_id, at]));
  const isVoid = (payment: Payment) => {
    const application = applications.get(payment.application_id);
    const own = facts.get(payment.application_id);
    if (!application || !own || application.status !== 'settlement_review') return true;
    const savedAt = own.sections.settlement?.savedAt ?? payment.proposed_at;
    // Nobody had to look when it was proposed: only an account that was saved later asks for it.
    const looked = lookedAt.get(application.id);
    const isOpen = savedAt > payment.proposed_at && (!looked || looked < savedAt);
    return isOpen || hasChanged(application, payment, () => lineFrom(application, own, amountsOf(payment)));
  };
  return new Set(payments.filter(isVoid).map(({ id }) => id));
}

const amountsOf = ({ attempt, amount_gr: amountGr }: Payment) => ({ attempt, amountGr });

function hasChanged(
  application: Application,
  payment: Payment,
  current: () => ReturnType<typeof lineFrom>,
): boolean {
  try {
    return changedParts(proposedLine(application, payment), current()).length > 0;
  } catch (cause) {
    if (cause instanceof PaymentRefused) return true;
    throw cause;
  }
}
