import { keyOf } from '../../cases/keys/case-key.ts';
import { writeTextChoice } from '../../cases/store/text-choice.ts';
import { readMobile } from '../../mail/case-sms.ts';
import type { SmsConfig } from '../../platform/config/outgoing-settings.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { NoMobileNumber, NoTextMessages } from './refusals.ts';

/**
 * Asks for text messages about an application whose row is held, or takes that back.
 *
 * @param by  the way out they are asked for by; false: none are wanted
 * @throws {NoTextMessages} {NoMobileNumber} nothing is needed to take it back
 */
export async function chooseTextMessages(
  unit: Unit,
  application: Application,
  by: SmsConfig | false,
): Promise<Application> {
  if (by && by.via === 'none') throw new NoTextMessages();
  if (by && !(await readMobile(unit, application))) throw new NoMobileNumber();
  const sms = by ? 'wanted' : null;
  if (sms !== application.sms) await writeTextChoice(unit.db, keyOf(application), sms);
  return { ...application, sms };
}
