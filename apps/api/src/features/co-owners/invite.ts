import { keyOf } from '../../cases/case-key.ts';
import { replaceLink, revokeLinks } from '../../cases/links.ts';
import { promiseMail } from '../../mail/outbox/outbox.ts';
import { tellStatus } from '../../mail/status/tell-status.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import type { CallParts } from '../../platform/parts.ts';
import { coOwnerLink } from './links.ts';
import { coOwnerRequest } from './mails/co-owner-request.ts';
import { stopForObjection } from './stop.ts';
import { type CoOwner, changeCoOwner, readCoOwners } from './store.ts';
import { readSummary, type Shown } from './summary.ts';

/**
 * Asks the co-owners of an application that was just sent, in the same transaction: whoever was not asked yet, and
 * whoever answered to a summary that has changed since. An objection that still stands stops the signing at once, and
 * the applicant is told.
 *
 * @returns the application as it stands then
 */
export async function inviteCoOwners(
  trx: Trx,
  parts: CallParts,
  application: Application,
  now: Date,
): Promise<Application> {
  const vault = { db: trx, keys: parts.keys };
  const coOwners = await readCoOwners(vault, keyOf(application));
  if (coOwners.length === 0) return application;
  const shown = await readSummary(vault, application);
  for (const coOwner of coOwners) {
    if (isToBeAsked(coOwner, shown)) await askCoOwner(trx, parts, application, coOwner, now);
  }
  const isObjected = coOwners.some((each) => each.state === 'objected' && !isToBeAsked(each, shown));
  if (!isObjected) return application;
  const stopped = await stopForObjection(trx, application, now);
  await tellStatus(trx, parts, stopped, now);
  return stopped;
}

function isToBeAsked({ state, answer }: CoOwner, { hash }: Shown): boolean {
  return state === 'named' || (answer !== undefined && answer.summaryHash !== hash);
}

/**
 * Gives a co-owner a new link and promises to mail it; the one before dies at once. Not so when the address or the
 * application had its share of mails: then this person counts as not asked, and the applicant may try again later.
 *
 * @returns whether a mail was promised
 */
export async function askCoOwner(
  trx: Trx,
  parts: CallParts,
  application: Application,
  { id, email, language }: CoOwner,
  now: Date,
): Promise<boolean> {
  const key = keyOf(application);
  const link = coOwnerLink(key, id);
  const share = { coOwnerMails: `${key.partnerId} ${key.applicationId}`, mails: email.toLowerCase() };
  if ((await takeMailMoment(trx, parts, share, now)) > now) {
    await revokeLinks(trx, link, now);
    await changeCoOwner(trx, key, id, { state: 'named' });
    return false;
  }
  const { keys } = parts;
  const token = await replaceLink(trx, keys, link, now);
  await changeCoOwner(trx, key, id, { state: 'waiting', asked_at: now });
  const { summary } = await readSummary({ db: trx, keys }, application);
  const payload = { token, email, language, applicant: summary.applicant };
  await promiseMail(trx, parts, { ...key, mail: coOwnerRequest, payload }, now);
  return true;
}
