import type { Trx } from '../store/database.ts';
import { addEvents } from '../store/events.ts';
import type { Application } from '../store/tables.ts';

/** The way of an application until its applicant has sent it. */
const way = ['submitted', 'verified', 'in_completion', 'completed'];
const sent = way.length - 1;

/** Statuses in which a sent application may be opened again: signing has not begun. */
const correctable: readonly string[] = ['completed', 'correction_requested'];

/** Whether the applicant may still fill in sections. */
export function isOpen({ status }: Application): boolean {
  return way.indexOf(status) !== -1 && way.indexOf(status) < sent;
}

/** Whether a sent application may be opened again. */
export function canBeCorrected({ status }: Application): boolean {
  return correctable.includes(status);
}

/**
 * Moves an application, whose row is held, to a status the applicant brought it to, with an event for each status
 * on the way. Whoever does so through the link has read the mail, so the address counts as verified.
 *
 * @returns the application as it stands then
 */
export async function moveTo(
  trx: Trx,
  application: Application,
  status: string,
  now: Date,
): Promise<Application> {
  const change = {
    status,
    revision: application.revision + 1,
    email_verified_at: application.email_verified_at ?? now,
    submitted_at: status === way[sent] ? now : null,
  };
  await trx
    .updateTable('application')
    .set(change)
    .where('partner_id', '=', application.partner_id)
    .where('id', '=', application.id)
    .execute();
  const key = { partnerId: application.partner_id, applicationId: application.id };
  await addEvents(trx, key, entered(application.status, status), 'applicant', now);
  return { ...application, ...change };
}

/** Forwards no status is left out; backwards, or from elsewhere, only the last counts. */
function entered(from: string, to: string): string[] {
  if (from === to) return [];
  const [start, end] = [way.indexOf(from), way.indexOf(to)];
  return start !== -1 && start < end ? way.slice(start + 1, end + 1) : [to];
}
