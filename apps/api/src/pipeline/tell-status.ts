import { isApplicationStatus } from '@ndp/domain/pipeline/statuses.ts';
import { polishDay } from '../clock.ts';
import type { Parts } from '../parts.ts';
import type { Trx } from '../store/database.ts';
import { readEvents } from '../store/events.ts';
import { addLink } from '../store/links.ts';
import { promiseMail } from '../store/outbox.ts';
import type { Application } from '../store/tables.ts';
import { paymentEnd } from './deadlines.ts';
import { keyOf } from './move-status.ts';

/** What promising a mail needs. */
export type Telling = Pick<Parts, 'config' | 'keys'>;

/** Statuses in which a day of payment is promised. */
const promising = ['payment_requested', 'settlement_review'];

/**
 * Promises to tell the applicant in words where the application stands since its last move, with a link of its own.
 * In the transaction of the move, after it.
 */
export async function tellStatus(
  trx: Trx,
  { config, keys }: Telling,
  application: Application,
  now: Date,
): Promise<void> {
  const { status, email, language } = application;
  if (!isApplicationStatus(status)) throw new RangeError(`no application stands at ${status}`);
  const key = keyOf(application);
  const events = await readEvents(trx, key);
  const requested = events.findLast((event) => event.status === 'payment_requested');
  const dueOn = requested && promising.includes(status) ? polishDay(paymentEnd(requested.at)) : null;
  const token = await addLink(trx, keys, key, now);
  const [before, last] = events.slice(-2);
  const [from, reason] = [last && before ? before.status : null, (last ?? before)?.reason ?? null];
  const payload = { token, email, language, status, from, reason, dueOn };
  const settings = { keys, applicationDomain: config.applicationDomain };
  await promiseMail(trx, settings, { ...key, kind: 'status-changed', payload }, now);
}
