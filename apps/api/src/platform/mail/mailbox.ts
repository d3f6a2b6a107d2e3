import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { checkHeaders, type MailPort } from './port.ts';

/** Mail of a machine without a mail server: stored in the database and shown on the mailbox pages. */
export function mailboxMail(db: Database, clock: Clock): MailPort {
  return {
    async send(mail) {
      checkHeaders(mail);
      await db
        .insertInto('mailbox_message')
        .values({
          id: randomUUID(),
          to_address: mail.to,
          from_address: mail.from,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          message_id: mail.messageId,
          sent_at: clock(),
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
    },
    async close() {},
  };
}
