import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { SmsPort } from './port.ts';

/** Text messages of a machine without a service for them: they stand among the mails on the mailbox pages. */
export function mailboxSms(db: Database, clock: Clock): SmsPort {
  return {
    async send({ id, phone, text }) {
      await db
        .insertInto('mailbox_message')
        .values({
          ...{ id: randomUUID(), message_id: id, to_address: phone, from_address: 'SMS', subject: 'SMS' },
          ...{ text, html: '', sent_at: clock() },
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
    },
  };
}
