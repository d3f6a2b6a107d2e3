import type { Message } from '@ndp/flows/message.ts';

/** How an e-mail speaks of a status: what happened, and what to do or wait for. */
export interface StatusEmail {
  readonly heading: Message;
  /** In place of the heading where the amount is known; the second address is never told it. */
  readonly exactHeading?: Message;
  readonly happened: Message;
  readonly next: Message;
  /** Named after the task; without one there is none, and the case is shown. */
  readonly button?: Message;
}
