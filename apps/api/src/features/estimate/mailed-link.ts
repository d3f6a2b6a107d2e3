import { randomInt } from 'node:crypto';
import { mailedCodeLength } from '@ndp/domain/periods.ts';
import { type ApplicationKey, keyOf } from '../../cases/keys/case-key.ts';
import { addLink, ageLinks, findLink } from '../../cases/links/links.ts';
import { moveTo } from '../../cases/status/move-status.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { confirmEmail } from '../../mail/emails/confirm-email.ts';
import { newLink } from '../../mail/emails/new-link.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { isMailWaiting } from '../../mail/outbox/waiting.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { Unit } from '../../platform/unit.ts';

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
    const contents = { ...payload, notMe, ...(code === undefined ? {} : { code }) };
    await promiseLink(unit, { ...key, mail: confirmEmail, payload: contents, dueAt });
  }
  return true;
}

/** Nothing else of an application goes into a promise. */
function partsOf({ partnerId, applicationId, cipher, email, language }: Recipient) {
  return { key: { partnerId, applicationId, ...(cipher && { cipher }) }, payload: { email, language } };
}

/** The hash of the secret an estimate was sent with. */
type SentWith = Pick<Application, 'submission_secret_hash'>;

/**
 * Makes the code that stands in a mail beside the link. What is stored of it is bound to the browser the estimate was
 * sent from: typed anywhere else it is nothing.
 *
 * @returns undefined where the sender kept no secret, and so could not use one
 */
async function addCode(
  unit: Unit,
  key: ApplicationKey,
  { submission_secret_hash: sentWith }: SentWith,
): Promise<string | undefined> {
  if (!sentWith) return undefined;
  const code = String(randomInt(10 ** mailedCodeLength)).padStart(mailedCodeLength, '0');
  await addLink(unit, { ...key, purpose: 'code', token: boundTo(sentWith, key.applicationId, code) });
  return code;
}

/**
 * Opens the application by the code of its mail, as the link beside it would: the address counts as confirmed, and this
 * browser gets a link of its own. May be repeated while the code lives, so that a lost answer costs nothing.
 *
 * @returns the secret of the link; undefined for a wrong code, or one whose time is over
 */
export async function openByCode(
  unit: Unit,
  { partner_id: partnerId, id }: Application,
  code: string,
): Promise<string | undefined> {
  const locked = await lockApplication(unit, partnerId, id);
  if (!locked?.submission_secret_hash) return undefined;
  const token = boundTo(locked.submission_secret_hash, id, code);
  const found = await findLink(unit, { partnerId, id, purpose: 'code', token }, unit.now);
  if (!found) return undefined;
  if (locked.status === 'submitted') await moveTo(unit, locked, 'verified');
  return addLink(unit, keyOf(locked));
}

function boundTo(sentWith: Uint8Array, applicationId: string, code: string): string {
  return [Buffer.from(sentWith).toString('base64url'), applicationId, code].join('\n');
}
