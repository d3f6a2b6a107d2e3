import { draftStatuses, isDraft } from '@ndp/domain/case/drafts.ts';
import { draftEnd, dueReminder } from '@ndp/domain/periods.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { say } from '@ndp/flows/message.ts';
import { holdApplication } from '../../cases/applications.ts';
import { keyOf } from '../../cases/case-key.ts';
import { takeReminder } from '../../cases/reminders.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { reasons } from '../../cases/status/reason-messages.ts';
import { walkApplications } from '../../cases/walk-applications.ts';
import { promiseLink } from '../../mail/promise-link.ts';
import { notifyApplicant } from '../../mail/status/notify-applicant.ts';
import { polishDay } from '../../platform/clock.ts';
import type { CoreContext } from '../../platform/context.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';
import { draftReminder } from './mails/draft-reminder.ts';

/**
 * Reminds of applications that were not finished, and ends those whose time is over.
 *
 * @param batch  how many are read in one go; all are looked at
 */
export async function expireDrafts(context: CoreContext, batch = 100): Promise<void> {
  const now = context.clock();
  const term = { kind: 'draft', days: retentionDays.draft, now } as const;
  const drafts = { statuses: draftStatuses, term, batch };
  for await (const { partnerId, applicationId } of walkApplications(context.db, drafts)) {
    await withinPartner(partnerId, () =>
      asUnit(context, async (unit) => {
        const application = await holdApplication(unit, partnerId, applicationId);
        if (application?.kind !== 'estimate' || !isDraft(application.status)) return;
        if (draftEnd(application.changed_at) <= now) await expire(unit, application);
        else await remind(unit, application);
      }),
    );
  }
}

async function expire(unit: Unit, application: Application): Promise<void> {
  const reason = say(reasons.draft_over, application.language);
  const moved = await moveStatus(unit, application, 'expired', { actor: 'system', reason });
  await notifyApplicant(unit, moved);
}

async function remind(unit: Unit, application: Application): Promise<void> {
  const key = keyOf(application);
  const deadline = draftEnd(application.changed_at);
  const daysBefore = dueReminder('draft', deadline, unit.now);
  if (daysBefore === undefined) return;
  if (!(await takeReminder(unit, { ...key, kind: 'draft', deadline, daysBefore }))) return;
  const { email, language } = application;
  const payload = { email, language, expiresOn: polishDay(deadline) };
  await promiseLink(unit, { ...key, mail: draftReminder, payload });
}
