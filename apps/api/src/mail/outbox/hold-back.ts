import { textingHours } from '@ndp/domain/text-message.ts';
import { nextMorning, polishHour } from '../../platform/clock.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import type { LeasedMail } from './leased.ts';
import type { MailerContext } from './mailer.ts';
import { caseSmsKind } from './promise.ts';

/** Why a mail does not go now: never, or not before a moment. */
export type SendDelay = { readonly until: Date | 'never'; readonly reason: string };

/**
 * Whether a mail has to wait: nothing goes to an address whose mail server refused it a short while ago, and of the
 * mails to unconfirmed addresses only so many a minute go over all partners, whatever was promised.
 */
export async function findDelay(
  mailer: MailerContext,
  { kind, isFirst }: LeasedMail,
  suppressedUntil: Date | undefined,
): Promise<SendDelay | undefined> {
  const now = mailer.clock();
  if (kind === caseSmsKind) return findQuiet(now);
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

/** No phone rings at night. */
function findQuiet(now: Date): SendDelay | undefined {
  const hour = polishHour(now);
  if (hour >= textingHours.from && hour < textingHours.until) return undefined;
  return { until: nextMorning(now, textingHours.from), reason: 'no text message goes out at night' };
}
