import { type Language, say } from '@ndp/flows/message.ts';
import { polishTime } from '../../../cases/attention/day.ts';
import { type ApplicationKey, ofCase } from '../../../cases/case-key.ts';
import { type OpenKey, readEvents, type StatusEvent } from '../../../cases/events.ts';
import { actorNames } from '../../../features/casework/messages.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { OutboxTable } from '../../../platform/database/schema/tables.ts';
import { columnMessages as columns, mailStateNames, showMessages as messages } from '../messages.ts';
import { nameOfStatus } from '../status-name.ts';
import type { Details } from './details.ts';

/** Every status the application entered: when, by whom and why. */
export async function readHistory(trx: Trx, key: OpenKey, language: Language): Promise<Details> {
  const events = await readEvents(trx, key);
  const nameOf = ({ actor, actorName }: StatusEvent) =>
    actorName ? `${say(actorNames[actor], language)}: ${actorName}` : say(actorNames[actor], language);
  return {
    title: messages.history,
    columns: [columns.time, columns.status, columns.actor, columns.reason],
    rows: events.map((event) => [
      polishTime(event.at),
      nameOfStatus(event.status, language),
      nameOf(event),
      event.reason ?? '',
    ]),
    data: events.map(({ actorName, ...event }) => ({ ...event, actor_name: actorName })),
  };
}

type MailState = keyof typeof mailStateNames;
/** How a mail may end. */
type Ends = Pick<OutboxTable, 'sent_at' | 'failed_at' | 'dropped_at'>;

/** Every mail promised about the application, and whether it has gone. */
export async function readMails(trx: Trx, key: ApplicationKey, language: Language): Promise<Details> {
  const mails = await trx
    .selectFrom('outbox')
    .select(['kind', 'created_at', 'sent_at', 'failed_at', 'dropped_at', 'attempts', 'last_error'])
    .where((row) => row.and(ofCase(key)))
    .orderBy('created_at')
    .execute();
  return {
    title: messages.mails,
    columns: [columns.time, columns.kind, columns.state, columns.attempts, columns.last_error],
    rows: mails.map((mail) => [
      polishTime(mail.created_at),
      mail.kind,
      say(mailStateNames[stateOf(mail)], language),
      String(mail.attempts),
      mail.last_error ?? '',
    ]),
    data: mails.map((mail) => ({ ...mail, state: stateOf(mail) })),
  };
}

function stateOf({ sent_at, failed_at, dropped_at }: Ends): MailState {
  if (failed_at) return 'failed';
  if (dropped_at) return 'dropped';
  return sent_at ? 'sent' : 'waiting';
}
