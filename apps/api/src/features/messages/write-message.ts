import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { addMessage, readMessages } from '../../cases/words/case-messages.ts';
import { messageWaiting } from '../../mail/emails/message-waiting.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { ConversationFull, NotWritable } from './refusals.ts';

/** Most messages of one case. */
const mostMessages = 200;

/** What is written, and by whom at the desk; null: by the applicant. */
export interface Written {
  readonly text: string;
  readonly personId: string | null;
}

/** Whether messages reach the applicant: they stand on the page of an application that was sent. */
export function isWritable({ kind, status }: Pick<Application, 'kind' | 'status'>): boolean {
  return kind !== 'callback' && !isOpen(status);
}

/**
 * Writes to the other side about a case whose row is held. The applicant is mailed that there is something, not what.
 *
 * @throws {NotWritable} {ConversationFull}
 */
export async function writeMessage(
  unit: Unit,
  application: Application,
  { text, personId }: Written,
): Promise<void> {
  if (!isWritable(application)) throw new NotWritable();
  const key = keyOf(application);
  const before = await readMessages(unit, key);
  // The same again, as from a button that was pressed twice.
  const last = before.at(-1);
  if (last?.text === text && last.personId === personId) return;
  if (before.length >= mostMessages) throw new ConversationFull();
  await addMessage(unit, key, { n: before.length + 1, text, personId, at: unit.now });
  if (personId === null) return notifyDesk(unit, key, 'message');
  const { email, language } = application;
  await promiseLink(unit, { ...key, mail: messageWaiting, payload: { email, language } });
}
