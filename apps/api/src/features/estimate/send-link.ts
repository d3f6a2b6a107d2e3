import type { ApplicationKey } from '../../cases/case-key.ts';
import { addLink, ageLinks } from '../../cases/links.ts';
import { isMailWaiting } from '../../mail/outbox/outbox.ts';
import { promiseLink } from '../../mail/promise-link.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/mail-allowance.ts';
import type { CallParts } from '../../platform/parts.ts';

type Addressee = Pick<Application, 'email' | 'language'> & Partial<Pick<Application, 'email_verified_at'>>;

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
  key: ApplicationKey,
  addressee: Addressee,
  now: Date,
  kind: 'confirm-email' | 'new-link' = 'confirm-email',
): Promise<boolean> {
  const at = await takeMoment(trx, parts, addressee.email.toLowerCase(), now);
  const isLate = at.getTime() > now.getTime();
  if (isLate && (!addressee.email_verified_at || (await isMailWaiting(trx, key, kind)))) return false;
  if (!isLate) await ageLinks(trx, key, now);
  const mail = addressedTo(addressee);
  if (kind === 'new-link') await promiseLink(trx, parts, key, kind, mail, now, 'application', at);
  else {
    const notMe = await addLink(trx, parts.keys, key, now, 'not_me');
    await promiseLink(trx, parts, key, kind, { ...mail, notMe }, now, 'application', at);
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
  key: ApplicationKey,
  addressee: Addressee,
  now: Date,
): Promise<void> {
  const at = await takeMoment(trx, parts, `received ${addressee.email.toLowerCase()}`, now);
  await promiseLink(trx, parts, key, 'application-received', addressedTo(addressee), now, 'application', at);
}

function takeMoment(trx: Trx, { keys, limits }: CallParts, share: string, now: Date): Promise<Date> {
  return takeMailMoment(trx, keys.hashes('address', share), limits.mails, now);
}

/** Nothing else of an application goes into a promise. */
function addressedTo({ email, language }: Addressee): Addressee {
  return { email, language };
}
