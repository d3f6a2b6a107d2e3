import { mails } from '../../app/mail-kinds.ts';
import { FirstMailGate } from '../../mail/outbox/first-mail-gate.ts';
import type { MailerContext } from '../../mail/outbox/mailer.ts';
import { writer } from '../../mail/write-mail.ts';
import type { CoreContext } from '../../platform/context.ts';
import { mailboxMail } from '../../platform/mail/mailbox.ts';
import { openSms } from '../../platform/sms/open-sms.ts';

/** What sends promised mails into the mailbox of a developer's machine. */
export function mailerOf(context: CoreContext): MailerContext {
  return {
    ...context,
    mail: mailboxMail(context.db, context.clock),
    sms: openSms(context),
    write: writer(mails, context),
    firstMails: new FirstMailGate(),
    random: () => 0.5,
    log: { warn: () => {}, error: () => {} },
  };
}
