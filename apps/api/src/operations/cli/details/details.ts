import type { Message } from '@ndp/flows/message.ts';

/** Rows of one kind under a title, for the screen; the same for a program. */
export interface Details {
  readonly title: Message;
  readonly columns: readonly Message[];
  readonly rows: readonly (readonly string[])[];
  readonly data: unknown;
}
