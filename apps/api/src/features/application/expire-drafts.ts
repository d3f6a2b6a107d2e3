import { draftStatuses, isDraft } from '@ndp/domain/case/drafts.ts';
import { isApplicantsMove } from '@ndp/domain/case/may.ts';
import { dueNudge, dueReminder } from '@ndp/domain/periods.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { readFacts } from '../../cases/facts/read-facts.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { type DraftEnd, draftEndOf, endingVersions } from '../../cases/program/last-days.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { reasons } from '../../cases/status/reason-messages.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { takeReminder } from '../../cases/store/reminders.ts';
import { readDrafts } from '../../cases/store/section-drafts.ts';
import { walkApplications } from '../../cases/store/walk-applications.ts';
import { draftReminder } from '../../mail/emails/draft-reminder.ts';
import { notifyApplicant } from '../../mail/notify/notify-applicant.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import type { CoreContext } from '../../platform/context.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';

/**
 * Nudges and reminds of applications that were not finished, and ends those whose time is over: nothing was saved for long, or the
 * last day to send them has passed.
 *
 * @param batch  how many are read in one go; all are looked at
 */
export async function expireDrafts(context: CoreContext, batch = 100): Promise<void> {
  const now = context.clock();
  const term = { kind: 'draft', days: retentionDays.draft, now } as const;
  const ending = await endingVersions(context, 'send');
  const drafts = { statuses: draftStatuses, term, isNudged: true, ending, now, batch };
  for await (const { partnerId, applicationId } of walkApplications(context.db, drafts)) {
    const partner = await context.partners.find(partnerId);
    if (!partner) continue;
    await withinPartner(partnerId, () =>
      asUnit(context, async (unit) => {
        const application = await lockApplication(unit, partnerId, applicationId);
        if (!application || !isDraft(application.status)) return;
        const end = draftEndOf({ application, partner });
        if (end.at <= now && (end.isLast || application.kind === 'estimate')) {
          await expire(unit, application, end);
        } else if (
          (await isLeft(unit, application)) &&
          isApplicantsMove(await readFacts(unit, { application, partner }))
        ) {
          (await remind(unit, application, end)) || (await nudge(unit, application, end));
        }
      }),
    );
  }
}

/** Whoever is just at it is not reminded: for so long nothing was saved and nothing typed. */
const silenceMs = dayMs;

async function isLeft(unit: Unit, application: Application): Promise<boolean> {
  const silentSince = unit.now.getTime() - silenceMs;
  if (application.changed_at.getTime() > silentSince) return false;
  const typed = Object.values(await readDrafts(unit, keyOf(application)));
  return typed.every(({ savedAt }) => savedAt.getTime() <= silentSince);
}

async function expire(unit: Unit, application: Application, { at, isLast }: DraftEnd): Promise<void> {
  const { language } = application;
  const day = formatDate(polishDay(at), language);
  const reason = say(isLast ? reasons.too_late_to_send : reasons.draft_over, language, { day });
  const moved = await moveStatus(unit, application, 'expired', { actor: 'system', reason });
  await notifyApplicant(unit, moved);
}

/** @returns whether a mail was promised */
async function remind(unit: Unit, application: Application, end: DraftEnd): Promise<boolean> {
  const daysBefore = dueReminder('draft', end.at, unit.now);
  if (daysBefore === undefined) return false;
  const reminder = { ...keyOf(application), kind: 'draft', deadline: end.at, daysBefore };
  if (!(await takeReminder(unit, reminder))) return false;
  await promiseReminder(unit, application, end);
  return true;
}

/** A few days after it was left; a correction has a day of its own, which its mails name. */
async function nudge(unit: Unit, application: Application, end: DraftEnd): Promise<void> {
  if (application.status === 'correction_requested') return;
  const days = dueNudge(application.changed_at, unit.now);
  if (days === undefined) return;
  // One row a case and nudge, whenever it was changed: each comes once.
  const reminder = {
    ...keyOf(application),
    kind: 'nudge',
    deadline: application.created_at,
    daysBefore: days,
  };
  if (await takeReminder(unit, reminder)) await promiseReminder(unit, application, end, true);
}

async function promiseReminder(
  unit: Unit,
  application: Application,
  { at, isLast }: DraftEnd,
  isNudge = false,
): Promise<void> {
  const { email, language } = application;
  const payload = { email, language, expiresOn: polishDay(at), isLast, isNudge };
  await promiseLink(unit, { ...keyOf(application), mail: draftReminder, payload });
}
