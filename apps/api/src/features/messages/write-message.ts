import type { MessageTopic } from '@ndp/domain/case/offer.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { type ApplicationKey, keyOf } from '../../cases/keys/case-key.ts';
import { addMessage, readMessages } from '../../cases/words/case-messages.ts';
import { attachFiles, type MessageFile, readMessageFiles } from '../../cases/words/message-files.ts';
import { messageWaiting } from '../../mail/emails/message-waiting.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { ConversationFull, FileNotWaiting, NotWritable } from './refusals.ts';

/** Most messages of one case. */
const mostMessages = 200;

/** What is written, and by whom at the desk; null: by the applicant. */
export interface Written {
  readonly text: string;
  readonly personId: string | null;
  /** Files that wait for it, by their ids. */
  readonly files: readonly string[];
  /** Where it is about an offer. */
  readonly topic?: MessageTopic;
  readonly answerBy?: string;
}

/** Whether messages reach the applicant: they stand on the page of an application that was sent. */
export function isWritable({ kind, status }: Pick<Application, 'kind' | 'status'>): boolean {
  return kind !== 'callback' && !isOpen(status);
}

/**
 * Writes to the other side about a case whose row is held. The applicant is mailed that there is something, not what.
 *
 * @throws {NotWritable} {ConversationFull} {FileNotWaiting}
 */
export async function writeMessage(
  unit: Unit,
  application: Application,
  { text, personId, files, topic, answerBy }: Written,
): Promise<void> {
  if (!isWritable(application)) throw new NotWritable();
  const key = keyOf(application);
  const before = await readMessages(unit, key);
  // The same again, as from a button that was pressed twice.
  const last = before.at(-1);
  if (last?.text === text && last.personId === personId && (await areOf(unit, key, last.n, files))) return;
  if (before.length >= mostMessages) throw new ConversationFull();
  const n = before.length + 1;
  const about = { topic: topic ?? null, answerBy: answerBy ?? null };
  await addMessage(unit, key, { n, text, personId, at: unit.now, ...about });
  await sendFiles(unit, key, { n, personId, files });
  if (personId === null) return notifyDesk(unit, key, 'message');
  const { email, language } = application;
  const payload = { email, language, files: files.length };
  await promiseLink(unit, { ...key, mail: messageWaiting, payload });
}

/** Whether all of these files went with a message; so it is where there are none. */
async function areOf(unit: Unit, key: ApplicationKey, n: number, files: readonly string[]): Promise<boolean> {
  if (files.length === 0) return true;
  const there = await readMessageFiles(unit, key);
  return files.every((id) => there.some((file) => file.id === id && file.messageN === n));
}

/** @throws {FileNotWaiting} */
async function sendFiles(
  { db, keys }: Unit,
  key: ApplicationKey,
  { n, personId, files }: Omit<Written, 'text'> & { readonly n: number },
): Promise<void> {
  if (files.length === 0) return;
  const waiting = (await readMessageFiles({ db, keys }, key)).filter((file) => isUnsentOf(file, personId));
  if (!files.every((id) => waiting.some((file) => file.id === id))) throw new FileNotWaiting();
  await attachFiles(db, key, { n, ids: files });
}

/** Whether a file waits for the next message of this person; null: of the applicant. */
export function isUnsentOf(file: MessageFile, personId: string | null): boolean {
  return file.messageN === null && file.personId === personId;
}
