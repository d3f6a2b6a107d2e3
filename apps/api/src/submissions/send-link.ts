import type { CallParts } from '../parts.ts';
import { takeMailAllowance } from '../store/allowances.ts';
import type { Trx } from '../store/database.ts';
import { type ApplicationKey, ageLinks } from '../store/links.ts';
import { promiseLink } from '../store/promise-link.ts';
import type { Application } from '../store/tables.ts';

type Addressee = Pick<Application, 'email' | 'language'>;

/**
 * Makes a new link and promises to mail it; the links before it end within a day. Not so when the address had its
 * share of mails: then nobody can use the portal to flood a mailbox, and the answer to the visitor stays the same.
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
  if (!(await isWithinShare(trx, parts, addressee.email.toLowerCase(), now))) return false;
  await ageLinks(trx, key, now);
  await promiseLink(trx, parts, key, kind, addressedTo(addressee), now);
  return true;
}

/**
 * Promises to mail that the application was received, with a link of its own: only the hash of the one the
 * applicant used is known, and that one keeps working. The share of mails is separate, so that links asked for
 * before never cost the applicant this mail.
 */
export async function sendReceipt(
  trx: Trx,
  parts: CallParts,
  key: ApplicationKey,
  addressee: Addressee,
  now: Date,
): Promise<void> {
  if (!(await isWithinShare(trx, parts, `received ${addressee.email.toLowerCase()}`, now))) return;
  await promiseLink(trx, parts, key, 'application-received', addressedTo(addressee), now);
}

function isWithinShare(trx: Trx, { keys, limits }: CallParts, share: string, now: Date): Promise<boolean> {
  return takeMailAllowance(trx, keys.hash('address', share), limits.mails, now);
}

/** Nothing else of an application goes into a promise. */
function addressedTo({ email, language }: Addressee): Addressee {
  return { email, language };
}
