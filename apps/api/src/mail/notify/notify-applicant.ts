import { paymentEnd } from '@ndp/domain/periods.ts';
import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readEvents } from '../../cases/store/events.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { type Payout, statusChanged } from '../emails/status-changed.ts';
import { promiseLink } from '../outbox/promise.ts';

/** Statuses in which a day of payment is promised. */
const promising = ['payment_requested', 'settlement_review'];

interface Notice {
  /** Not before this moment; at once without one. */
  readonly dueAt?: Date | undefined;
  /** The transfer the bank carried out. */
  readonly payout?: Payout;
}

/**
 * Promises to tell the applicant in words where the application stands since its last move, with a link of its own.
 * In the transaction of the move, after it.
 */
export async function notifyApplicant(
  unit: Unit,
  application: Application,
  { dueAt, payout }: Notice = {},
): Promise<void> {
  const { status, email, language } = application;
  if (!isApplicationStatus(status)) throw new RangeError(`no application stands at ${status}`);
  const key = keyOf(application);
  const events = await readEvents(unit.db, key);
  const requested = events.findLast((event) => event.status === 'payment_requested');
  const dueOn = requested && promising.includes(status) ? polishDay(paymentEnd(requested.at)) : null;
  const [before, last] = events.slice(-2);
  const [from, reason] = [last && before ? before.status : null, (last ?? before)?.reason ?? null];
  const payload = { email, language, status, from, reason, dueOn, ...(payout && { payout }) };
  await promiseLink(unit, { ...key, mail: statusChanged, payload, ...(dueAt && { dueAt }) });
}
