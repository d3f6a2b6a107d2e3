import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { findSuppression } from '../../platform/mail/suppressions.ts';
import type { MailerContext } from './mailer.ts';
import type { LeasedMail } from './outbox.ts';

/** Why a mail does not go now: never, or not before a moment. */
export type Hold = { readonly until: Date | 'never'; readonly reason: string };

/**
 * Whether a mail has to wait: nothing goes to an address whose mail server refused it a short while ago, and of the
 * mails to unconfirmed addresses only so many a minute go over all partners, whatever was promised.
 */
export async function findHold(
  mailer: MailerContext,
  { isFirst, payload }: LeasedMail,
): Promise<Hold | undefined> {
  const now = mailer.clock();
  const suppressedUntil = await findSuppression(mailer, payload.email, now);
  if (suppressedUntil) {
    const until = isFirst ? 'never' : suppressedUntil;
    return { until, reason: 'the mail server of the address refused it before' };
  }
  if (!isFirst) return undefined;
  const until = await takeMailMoment({ ...mailer, now }, { firstMails: 'all' });
  if (until <= now) return undefined;
  mailer.firstMails.closeUntil(until);
  return { until, reason: 'too many first mails a minute' };
}
