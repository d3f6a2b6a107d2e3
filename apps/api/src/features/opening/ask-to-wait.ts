import { openingRequest } from '../../mail/emails/opening-request.ts';
import { promiseMail } from '../../mail/outbox/promise.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import { type OpeningWait, storeWait } from '../../platform/partners/opening-waits.ts';
import type { Unit } from '../../platform/unit.ts';

/**
 * Keeps an address and asks its owner by mail whether it is to wait; without an answer nothing more comes. Not so when
 * the address had its share of mails: the answer to the visitor stays the same.
 *
 * @returns whether a mail was promised
 */
export async function askToWait(
  unit: Unit,
  wait: Pick<OpeningWait, 'partnerId' | 'email' | 'language'>,
): Promise<boolean> {
  const dueAt = await takeMailMoment(unit, { mails: mailboxOf(wait.email) });
  if (dueAt > unit.now) return false;
  const { partnerId, email, language } = wait;
  const { id, token } = await storeWait(unit, wait);
  const payload = { email, language, token };
  await promiseMail(unit, { partnerId, applicationId: id, mail: openingRequest, payload });
  return true;
}
