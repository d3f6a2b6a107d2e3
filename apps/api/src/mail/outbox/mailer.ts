import type { Pulse } from '../../platform/jobs/heartbeat.ts';
import type { Log } from '../../platform/log.ts';
import type { MailPort } from '../../platform/mail/port.ts';
import type { Parts } from '../../platform/parts.ts';

/** All that keeping a promise to mail needs. */
export interface PostOffice extends Parts {
  readonly mail: MailPort;
  /** 0 ≤ random < 1; spreads the attempts. */
  readonly random: () => number;
  /** Never an address, a token or a name. */
  readonly log: Log<'warn' | 'error'>;
  readonly pulse?: Pulse | undefined;
}
