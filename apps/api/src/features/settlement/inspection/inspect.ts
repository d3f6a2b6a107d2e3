import { type AcceptedFile, inspectFile } from './inspect-file.ts';
import { shrink } from './pictures.ts';

/** What is to be done with a file that was sent. */
export type Ask =
  | readonly ['inspect', ...Parameters<typeof inspectFile>]
  | readonly ['shrink', ...Parameters<typeof shrink>];

/** Does it on the thread it is called on. */
export function inspect(ask: Ask): Promise<AcceptedFile | Uint8Array> {
  return ask[0] === 'inspect' ? inspectFile(ask[1]) : shrink(ask[1], ask[2]);
}
