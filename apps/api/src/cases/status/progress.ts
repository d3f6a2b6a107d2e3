import { isOpen, openStatuses } from '@ndp/domain/pipeline/statuses.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { moveStatus, updateApplication } from './move-status.ts';

/** The way of an application until its applicant has sent it. */
const way = [...openStatuses, 'completed'] as const;
type WayStatus = (typeof way)[number];

/**
 * Brings an application, whose row is held, to a status the applicant reached by what was just saved, with an event
 * for each status on the way. Whoever does so through the link has read the mail, so the address counts as verified.
 *
 * @returns the application as it stands then, its revision grown by one
 */
export async function moveTo(
  trx: Trx,
  application: Application,
  status: WayStatus,
  now: Date,
): Promise<Application> {
  let moved = application;
  for (const next of stepsTo(application.status, status)) {
    moved = await moveStatus(trx, moved, next, { actor: 'applicant' }, now);
  }
  const change = {
    revision: application.revision + 1,
    changed_at: now,
    email_verified_at: application.email_verified_at ?? now,
    submitted_at: status === 'completed' ? now : null,
  };
  await updateApplication(trx, application, change);
  return { ...moved, ...change };
}

/** Forwards no status is left out; from elsewhere it is one step. */
function stepsTo(from: string, to: WayStatus): readonly WayStatus[] {
  if (from === to) return [];
  const [start, end] = [(way as readonly string[]).indexOf(from), way.indexOf(to)];
  return isOpen(from) && start < end ? way.slice(start + 1, end + 1) : [to];
}
