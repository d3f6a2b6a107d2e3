import { say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { hasSigned } from '../../../cases/facts/has-signed.ts';
import { keyOf } from '../../../cases/keys/case-key.ts';
import { endingVersions, endOfPolishDay, lastDaysOfCase } from '../../../cases/program/last-days.ts';
import { moveStatus } from '../../../cases/status/move-status.ts';
import { reasons } from '../../../cases/status/reason-messages.ts';
import { lockApplication } from '../../../cases/store/applications.ts';
import { walkApplications } from '../../../cases/store/walk-applications.ts';
import { notifyApplicant } from '../../../mail/notify/notify-applicant.ts';
import type { CoreContext } from '../../../platform/context.ts';
import { withinPartner } from '../../../platform/database/partner-scope.ts';
import type { Application, Partner } from '../../../platform/database/schema/tables.ts';
import { asUnit, type Unit } from '../../../platform/unit.ts';
import { cancelRequests } from '../requests/document-requests.ts';

/** Statuses in which an application waits for its agreement. */
const unsigned = ['completed', 'under_review', 'contract_sent'] as const;

/**
 * Ends the applications whose agreement was not signed by the last day on which the works could still be done: whatever
 * they waited for, a promise made later could not be kept.
 */
export async function expireUnsigned(context: CoreContext, batch = 100): Promise<void> {
  const now = context.clock();
  const ending = (await endingVersions(context, 'sign')).filter(({ end }) => end <= now);
  for await (const { partnerId, applicationId } of walkApplications(context.db, {
    ...{ statuses: unsigned, ending, now, batch },
  })) {
    const partner = await context.partners.find(partnerId);
    if (!partner) continue;
    await withinPartner(partnerId, () =>
      asUnit(context, async (unit) => {
        const application = await lockApplication(unit, partnerId, applicationId);
        if (application && (await isOver(unit, application, partner))) await end(unit, application, partner);
      }),
    );
  }
}

/** Whether nothing can come of it any more; what was signed in time is concluded. */
async function isOver(unit: Unit, application: Application, partner: Partner): Promise<boolean> {
  const { kind, status } = application;
  if (kind === 'callback' || !unsigned.some((each) => each === status)) return false;
  if (endOfPolishDay(lastDaysOfCase({ application, partner }).sign) > unit.now) return false;
  return !(await hasSigned(unit.db, keyOf(application)));
}

async function end(unit: Unit, application: Application, partner: Partner): Promise<void> {
  const { language } = application;
  const day = formatDate(lastDaysOfCase({ application, partner }).sign, language);
  const reason = say(reasons.too_late_to_sign, language, { day });
  const moved = await moveStatus(unit, application, 'expired', { actor: 'system', reason });
  await cancelRequests(unit, keyOf(application), 'expired');
  await notifyApplicant(unit, moved);
}
