import { takesEstimates } from '@ndp/domain/programs/timetable.ts';
import { programOpened } from '../../mail/emails/program-opened.ts';
import { promiseMail } from '../../mail/outbox/promise.ts';
import type { CoreContext } from '../../platform/context.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import { countWaits, takeConfirmedWait } from '../../platform/partners/opening-waits.ts';
import { phaseOf } from '../../platform/partners/program-standing.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';

/**
 * Tells every address that waits for a programme which is open by now, and erases it: each in one transaction, so that
 * none is told twice and none is lost, however many processes do it.
 *
 * @returns how many were told
 */
export async function tellOpened(context: CoreContext): Promise<number> {
  const waiting = await acrossPartners(() => countWaits(context.db));
  let notified = 0;
  for (const { partner: partnerId } of waiting.filter(({ confirmed }) => confirmed > 0)) {
    const partner = await context.partners.find(partnerId);
    if (!partner || !takesEstimates(phaseOf(context, partner).state)) continue;
    const tellNext = () => asUnit(context, (unit) => tellOne(unit, partnerId));
    while (await withinPartner(partnerId, tellNext)) notified += 1;
  }
  return notified;
}

async function tellOne(unit: Unit, partnerId: string): Promise<boolean> {
  const wait = await takeConfirmedWait(unit, partnerId);
  if (!wait) return false;
  const { id, email, language } = wait;
  await promiseMail(unit, {
    partnerId,
    applicationId: id,
    mail: programOpened,
    payload: { email, language },
  });
  return true;
}
