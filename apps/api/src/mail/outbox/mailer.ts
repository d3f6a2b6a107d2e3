import type { Pulse } from '../../platform/jobs/heartbeat.ts';
import type { MailPort } from '../../platform/mail/port.ts';
import type { Parts } from '../../platform/parts.ts';

/** All that keeping a promise to mail needs. */
export interface PostOffice extends Parts {
  readonly mail: MailPort;
  /** 0 ≤ random < 1; spreads the attempts. */
  readonly random: () => number;
  readonly log: Log;
  readonly pulse?: Pulse | undefined;
}

/** What the worker reports: never an address, a token or a name. */
export interface Log {
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}
