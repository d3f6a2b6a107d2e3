import type { Beside } from '../../cases/applications.ts';
import type { ApplicationKey } from '../../cases/case-key.ts';
import { addLink, ageLinks, makeLink } from '../../cases/links.ts';
import { isMailWaiting, promiseWrite } from '../../mail/outbox/outbox.ts';
import { promiseLink } from '../../mail/promise-link.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { Unit } from '../../platform/unit.ts';
import { addCode, makeCode } from './mailed-code.ts';
import { confirmEmail } from './mails/confirm-email.ts';
import { newLink } from './mails/new-link.ts';

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

/**
 * The same for an application that is being stored: what stores its link and promises the mail goes with it. Nothing,
 * when the address had its share of mails.
 */
export async function takeFirstLink(
  unit: Unit,
  { email, language, submission_secret_hash: sentWith }: Omit<Recipient, keyof ApplicationKey>,
): Promise<Beside> {
  if ((await takeMailMoment(unit, { mails: mailboxOf(email) })) > unit.now) return () => [];
  return (key) => {
    const link = makeLink(unit, { ...key, purpose: confirmEmail.target }, null);
    const notMe = makeLink(unit, { ...key, purpose: 'not_me' }, null);
    const code = makeCode(unit, key, sentWith);
    const told = code && { code: code.code };
    const payload = { email, language, token: link.token, notMe: notMe.token, ...told };
    const promise = promiseWrite(unit, { ...key, mail: confirmEmail, payload }, key.cipher);
    return [link.write, notMe.write, ...(code ? [code.write] : []), promise];
  };
}

/** Nothing else of an application goes into a promise. */
function partsOf({ partnerId, applicationId, cipher, email, language }: Recipient) {
  return { key: { partnerId, applicationId, ...(cipher && { cipher }) }, payload: { email, language } };
}
