import { draftStatuses, isDraft } from '@ndp/domain/case/drafts.ts';
import { dueReminder } from '@ndp/domain/periods.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { holdApplication } from '../../cases/applications.ts';
import { keyOf } from '../../cases/case-key.ts';
import { type DraftEnd, draftEndOf, endingVersions } from '../../cases/last-days.ts';
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
 * Reminds of applications that were not finished, and ends those whose time is over: nothing was saved for long, or the
 * last day to send them has passed.
 *
 * @param batch  how many are read in one go; all are looked at
 */
export async function expireDrafts(context: CoreContext, batch = 100): Promise<void> {
  const now = context.clock();
  const term = { kind: 'draft', days: retentionDays.draft, now } as const;
  const ending = await endingVersions(context, 'send');
  const drafts = { statuses: draftStatuses, term, ending, now, batch };
  for await (const { partnerId, applicationId } of walkApplications(context.db, drafts)) {
    const partner = await context.partners.find(partnerId);
    if (!partner) continue;
    await withinPartner(partnerId, () =>
      asUnit(context, async (unit) => {
        const application = await holdApplication(unit, partnerId, applicationId);
        if (!application || !isDraft(application.status)) return;
        const end = draftEndOf({ application, partner });
        if (end.at <= now && (end.isLast || application.kind === 'estimate')) {
          await expire(unit, application, end);
        } else if (application.kind === 'estimate') await remind(unit, application, end);
      }),
    );
  }
}

async function expire(unit: Unit, application: Application, { at, isLast }: DraftEnd): Promise<void> {
  const { language } = application;
  const day = formatDate(polishDay(at), language);
  const reason = say(isLast ? reasons.too_late_to_send : reasons.draft_over, language, { day });
  const moved = await moveStatus(unit, application, 'expired', { actor: 'system', reason });
  await notifyApplicant(unit, moved);
}

async function remind(unit: Unit, application: Application, { at, isLast }: DraftEnd): Promise<void> {
  const key = keyOf(application);
  const daysBefore = dueReminder('draft', at, unit.now);
  if (daysBefore === undefined) return;
  if (!(await takeReminder(unit, { ...key, kind: 'draft', deadline: at, daysBefore }))) return;
  const { email, language } = application;
  const payload = { email, language, expiresOn: polishDay(at), isLast };
  await promiseLink(unit, { ...key, mail: draftReminder, payload });
}
