import { applicationReceived } from '../mails/application-received.ts';
import { confirmEmail } from '../mails/confirm-email.ts';
import { newLink } from '../mails/new-link.ts';
import type { MailKind } from '../store/outbox.ts';
import { type Write, writeLinkMail } from './link-mail.ts';

/** What is done for each kind of promise. A kind without its line does not compile. */
export const kinds: Readonly<Record<MailKind, Write>> = {
  'confirm-email': writeLinkMail(confirmEmail),
  'application-received': writeLinkMail(applicationReceived),
  'new-link': writeLinkMail(newLink),
};
