import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import { addLink, ageLinks } from '../../cases/links/links.ts';
import { confirmEmail } from '../../mail/emails/confirm-email.ts';
import { newLink } from '../../mail/emails/new-link.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { isMailWaiting } from '../../mail/outbox/waiting.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { Unit } from '../../platform/unit.ts';
import { addCode } from './mailed-code.ts';

/** Whose application a link opens, and to whom it is mailed. */
export interface Recipient
  extends ApplicationKey,
    Pick<Application, 'email' | 'language' | 'submission_secret_hash'> {
  readonly email_verified_at?: Date | null;
}

/**
 * Makes a new link and promises to mail it; the links before it end within a day. Not so when the address had its
 * share of mails: then nobody can use the portal to flood a mailbox, and the answer to the visitor stays the same.
 * Whoever has confirmed the address gets the mail once there is room again, so that nobody can keep a link away.
 *
 * @returns whether a mail was promised
 */
export async function sendLink(
  unit: Unit,
  recipient: Recipient,
  mail: typeof confirmEmail | typeof newLink,
): Promise<boolean> {
  const { db, now } = unit;
  const { key, payload } = partsOf(recipient);
  const dueAt = await takeMailMoment(unit, { mails: mailboxOf(payload.email) });
  const isLate = dueAt.getTime() > now.getTime();
  if (isLate && (!recipient.email_verified_at || (await isMailWaiting(db, key, mail)))) return false;
  if (!isLate) await ageLinks(unit, key);
  if (mail === newLink) await promiseLink(unit, { ...key, mail, payload, dueAt });
  else {
    const notMe = await addLink(unit, { ...key, purpose: 'not_me' });
    const code = await addCode(unit, key, recipient);
    const told = { ...payload, notMe, ...(code === undefined ? {} : { code }) };
    await promiseLink(unit, { ...key, mail: confirmEmail, payload: told, dueAt });
  }
  return true;
}

/** Nothing else of an application goes into a promise. */
function partsOf({ partnerId, applicationId, cipher, email, language }: Recipient) {
  return { key: { partnerId, applicationId, ...(cipher && { cipher }) }, payload: { email, language } };
}
