import type { CoreContext } from '../../platform/context.ts';
import type { Heartbeat } from '../../platform/jobs/heartbeat.ts';
import type { Log } from '../../platform/log.ts';
import type { MailPort, OutgoingMail } from '../../platform/mail/port.ts';
import type { OutgoingSms, SmsPort } from '../../platform/sms/port.ts';
import type { FirstMailGate } from './first-mail-gate.ts';
import type { LeasedMail } from './leased.ts';

/** All that keeping a promise to mail needs. */
export interface MailerContext extends CoreContext {
  readonly mail: MailPort;
  /** Undefined: no text message leaves. */
  readonly sms: SmsPort | undefined;
  readonly firstMails: FirstMailGate;
  /** Writes the mail or text message of a promise; null when there is nothing to say any more. */
  readonly write: (promise: LeasedMail) => Promise<OutgoingMail | OutgoingSms | null>;
  /** 0 ≤ random < 1; spreads the attempts. */
  readonly random: () => number;
  /** Never an address, a token or a name. */
  readonly log: Log<'warn' | 'error'>;
  readonly heartbeat?: Heartbeat | undefined;
}
