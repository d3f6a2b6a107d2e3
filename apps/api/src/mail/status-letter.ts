import type { Message } from '@ndp/flows/message.ts';

/** How a letter speaks of a status: what happened, and what to do or wait for. */
export interface StatusLetter {
  readonly heading: Message;
  readonly happened: Message;
  readonly next: Message;
}
