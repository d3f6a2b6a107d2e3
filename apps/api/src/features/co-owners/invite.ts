import { keyOf } from '../../cases/keys/case-key.ts';
import { replaceLink, revokeLinks } from '../../cases/links/links.ts';
import { coOwnerRequest } from '../../mail/emails/co-owner-request.ts';
import { notifyApplicant } from '../../mail/notify/notify-applicant.ts';
import { promiseMail } from '../../mail/outbox/promise.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { Unit } from '../../platform/unit.ts';
import { isOwnerOfWhole } from './owner-of-whole.ts';
import { stopForObjection } from './stop.ts';
import { type CoOwner, changeCoOwner, readCoOwners } from './store.ts';
import { type HashedSummary, readSummary } from './summary.ts';

/**
 * Asks the co-owners of an application that was just sent, in the same transaction: whoever was not asked yet, and
 * whoever answered to a summary that has changed since; nobody when the applicant owns the whole. An objection that still stands stops the signing at once, and
 * the applicant is told.
 *
 * @returns the application as it stands then
 */
export async function inviteCoOwners(unit: Unit, application: Application): Promise<Application> {
  const coOwners = await readCoOwners(unit, keyOf(application));
  if (coOwners.length === 0 || (await isOwnerOfWhole(unit, keyOf(application)))) return application;
  const shown = await readSummary(unit, application);
  for (const coOwner of coOwners) {
    if (isToBeAsked(coOwner, shown)) await askCoOwner(unit, application, coOwner);
  }
  const isObjected = coOwners.some((each) => each.state === 'objected' && !isToBeAsked(each, shown));
  if (!isObjected) return application;
  const stopped = await stopForObjection(unit, application);
  await notifyApplicant(unit, stopped);
  return stopped;
}

function isToBeAsked({ state, answer }: CoOwner, { hash }: HashedSummary): boolean {
  return state === 'named' || (answer !== undefined && answer.summaryHash !== hash);
}

/**
 * Gives a co-owner a new link and promises to mail it; the one before dies at once. Not so when the address or the
 * application had its share of mails: then this person counts as not asked, and the applicant may try again later.
 *
 * @returns whether a mail was promised
 */
export async function askCoOwner(
  unit: Unit,
  application: Application,
  { id, email, language }: CoOwner,
): Promise<boolean> {
  const { db, now } = unit;
  const key = keyOf(application);
  const link = { ...key, purpose: 'co_owner', bearer: id } as const;
  const share = { coOwnerMails: `${key.partnerId} ${key.applicationId}`, mails: mailboxOf(email) };
  if ((await takeMailMoment(unit, share)) > now) {
    await revokeLinks(unit, link);
    await changeCoOwner(db, key, id, { state: 'named' });
    return false;
  }
  const token = await replaceLink(unit, link);
  await changeCoOwner(db, key, id, { state: 'waiting', asked_at: now });
  const { summary } = await readSummary(unit, application);
  const payload = { token, email, language, applicant: summary.applicant };
  await promiseMail(unit, { ...key, mail: coOwnerRequest, payload });
  return true;
}
