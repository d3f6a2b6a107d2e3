import { conditions } from '@ndp/domain/case/conditions.ts';
import { lastDaysOfCase } from '../../../cases/program/last-days.ts';
import { polishDay } from '../../../platform/clock.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import type { Unit } from '../../../platform/unit.ts';

/** Whether the last day has passed on which an agreement leaves time for the works; whatever its documents say. */
export async function isTooLateToSign(
  { db, now }: Pick<Unit, 'db' | 'now'>,
  application: Application,
): Promise<boolean> {
  const partner = await directoryIn(db, now).find(application.partner_id);
  if (!partner) return false;
  const { sign: lastSignDay } = lastDaysOfCase({ application, partner });
  return !conditions.can_be_signed_in_time({ today: polishDay(now), lastSignDay });
}
