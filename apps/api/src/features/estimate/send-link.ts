import type { ApplicationKey } from '../../cases/case-key.ts';
import { addLink, ageLinks } from '../../cases/links.ts';
import { isMailWaiting } from '../../mail/outbox/outbox.ts';
import { promiseLink } from '../../mail/promise-link.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import type { CallParts } from '../../platform/parts.ts';
import { applicationReceived } from '../application/mails/application-received.ts';
import { confirmEmail } from './mails/confirm-email.ts';
import { newLink } from './mails/new-link.ts';

/** Whose application a link opens, and to whom it is mailed. */
export interface Recipient extends ApplicationKey, Pick<Application, 'email' | 'language'> {
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
  trx: Trx,
  parts: CallParts,
  recipient: Recipient,
  mail: typeof confirmEmail | typeof newLink,
): Promise<boolean> {
  const now = parts.clock();
  const { key, payload } = partsOf(recipient);
  const dueAt = await takeMailMoment(trx, parts, { mails: payload.email.toLowerCase() }, now);
  const isLate = dueAt.getTime() > now.getTime();
  if (isLate && (!recipient.email_verified_at || (await isMailWaiting(trx, key, mail)))) return false;
  if (!isLate) await ageLinks(trx, key, now);
  if (mail === newLink) await promiseLink(trx, parts, { ...key, mail, payload, dueAt }, now);
  else {
    const notMe = await addLink(trx, parts.keys, { ...key, purpose: 'not_me' }, now);
    await promiseLink(trx, parts, { ...key, mail: confirmEmail, payload: { ...payload, notMe }, dueAt }, now);
  }
  return true;
}

/**
 * Promises to mail that the application was received, with a link of its own: only the hash of the one the
 * applicant used is known, and that one keeps working. The share of mails is separate, so that links asked for
 * before never cost the applicant this mail; when it is used up the mail comes later.
 */
export async function sendReceipt(
  trx: Trx,
  parts: CallParts,
  recipient: Recipient,
  now: Date,
): Promise<void> {
  const { key, payload } = partsOf(recipient);
  const dueAt = await takeMailMoment(trx, parts, { receiptMails: payload.email.toLowerCase() }, now);
  await promiseLink(trx, parts, { ...key, mail: applicationReceived, payload, dueAt }, now);
}

/** Nothing else of an application goes into a promise. */
function partsOf({ partnerId, applicationId, safe, email, language }: Recipient) {
  return { key: { partnerId, applicationId, ...(safe && { safe }) }, payload: { email, language } };
}
