import type { ApplicationKey } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';
import { type CaseMessage, readMessages } from './case-messages.ts';
import { readMessageFiles } from './message-files.ts';

/** A message with what goes with it, as both sides are shown it. */
export interface MessageWithFiles extends CaseMessage {
  readonly files: {
    readonly id: string;
    readonly file_name: string;
    readonly media_type: string;
    readonly bytes: number;
  }[];
}

/** What was written about a case, oldest first. */
export async function readMessagesWithFiles(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<readonly MessageWithFiles[]> {
  const messages = await readMessages(store, key);
  if (messages.length === 0) return [];
  const files = await readMessageFiles(store, key);
  return messages.map((message) => ({
    ...message,
    files: files
      .filter(({ messageN }) => messageN === message.n)
      .map(({ id, fileName, mediaType, bytes }) => ({
        id,
        file_name: fileName,
        media_type: mediaType,
        bytes,
      })),
  }));
}
