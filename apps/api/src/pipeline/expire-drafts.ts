import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { say } from '@ndp/flows/message.ts';
import { dayMs, polishDay } from '../clock.ts';
import type { Parts } from '../parts.ts';
import { holdApplication } from '../store/applications.ts';
import type { Trx } from '../store/database.ts';
import { keyOf } from '../store/links.ts';
import { withinPartner } from '../store/partner-scope.ts';
import { promiseLink } from '../store/promise-link.ts';
import { takeReminder } from '../store/reminders.ts';
import type { Application } from '../store/tables.ts';
import { draftEnd, dueReminder, reminderDays } from './deadlines.ts';
import { moveStatus } from './move-status.ts';
import { reasons } from './reason-messages.ts';
import { tellStatus } from './tell-status.ts';
import { type Walk, walkApplications } from './walk-applications.ts';

/** Statuses in which an application waits for its applicant to finish it. */
const drafts = ['verified', 'in_completion', 'correction_requested'];

/**
 * Reminds of applications that were not finished, and ends those whose time is over.
 *
 * @param batch  how many are read in one go; all are looked at
 */
export async function expireDrafts(parts: Parts, batch = 100): Promise<void> {
  const now = parts.clock();
  for await (const { partnerId, applicationId } of walkApplications(parts.db, oldDrafts(now, batch))) {
    await withinPartner(partnerId, () =>
      parts.db.transaction().execute(async (trx) => {
        const application = await holdApplication({ db: trx, keys: parts.keys }, partnerId, applicationId);
        if (application?.kind !== 'estimate' || !drafts.includes(application.status)) return;
        if (draftEnd(application) <= now) await expire(parts, trx, application, now);
        else await remind(parts, trx, application, now);
      }),
    );
  }
}

/** Those whose first reminder is due, or that are over. */
function oldDrafts(now: Date, batch: number): Walk {
  const [first] = reminderDays.draft;
  return {
    statuses: drafts,
    changedUntil: new Date(now.getTime() - (retentionDays.draft - first) * dayMs),
    batch,
  };
}

async function expire(parts: Parts, trx: Trx, application: Application, now: Date): Promise<void> {
  const reason = say(reasons.draft_over, application.language);
  const moved = await moveStatus(trx, application, 'expired', { actor: 'system', reason }, now);
  await tellStatus(trx, parts, moved, now);
}

async function remind(parts: Parts, trx: Trx, application: Application, now: Date): Promise<void> {
  const key = keyOf(application);
  const deadline = draftEnd(application);
  const daysBefore = dueReminder('draft', deadline, now);
  if (daysBefore === undefined) return;
  if (!(await takeReminder(trx, { ...key, kind: 'draft', deadline, daysBefore }, now))) return;
  const { email, language } = application;
  const mail = { email, language, expiresOn: polishDay(deadline) };
  await promiseLink(trx, parts, key, 'draft-reminder', mail, now);
}
