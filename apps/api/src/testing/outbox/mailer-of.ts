import { mails } from '../../app/mail-kinds.ts';
import type { PostOffice } from '../../mail/outbox/mailer.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { Parts } from '../../platform/context.ts';
import { mailboxMail } from '../../platform/mail/mailbox.ts';

/** What sends promised mails into the mailbox of a developer's machine. */
export function mailerOf(parts: Parts): PostOffice {
  return {
    ...parts,
    mail: mailboxMail(parts.db, parts.clock),
    write: (promise) => writeMail(mails, parts, promise),
    random: () => 0.5,
    log: { warn: () => {}, error: () => {} },
  };
}
