import { existsSync, readFileSync } from 'node:fs';
import type { Message } from '@ndp/flows/message.ts';

/** A text that a partner may word otherwise, and where it stands. */
export interface PortalText extends Message {
  readonly key: string;
}

/** Reads the list the build has made, when it is first asked for; none: nothing was built. */
export function textsIn(file: string): () => readonly PortalText[] {
  let read: readonly PortalText[] | undefined;
  return () => {
    read ??= existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    return read ?? [];
  };
}
