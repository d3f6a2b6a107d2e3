import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { isSameAddress } from '@ndp/flows/application/co-owners/rules.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { revokeLinks } from '../../cases/links/links.ts';
import { type Helper, readHelper, removeHelper, writeHelper } from '../../cases/people/invited-helper.ts';
import { moveTo } from '../../cases/status/move-status.ts';
import { requireApplication } from '../../cases/store/require-application.ts';
import { helperInvitation } from '../../mail/emails/helper-invitation.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { FieldsRefused } from '../../platform/http/refusals.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { TooMany } from '../../platform/limits/refusals.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { Unit } from '../../platform/unit.ts';
import { AlreadySubmitted, HelperDeclined, NoHelper } from './refusals.ts';

type Invited = Pick<Helper, 'name' | 'email' | 'signedAs'>;

/**
 * Invites somebody to prepare sections of an application, whose row is held, in place of whoever was invited before.
 * The same person is not invited twice; whoever acts behind the link has confirmed the applicant's address.
 *
 * @throws {OnlyCallback} {AlreadySubmitted} nothing is filled in
 * @throws {FieldsRefused} the applicant's own address
 * @throws {HelperDeclined} this address does not want to help
 * @throws {TooMany} the address or the application had its share of mails
 */
export async function inviteHelper(
  unit: Unit,
  application: Application,
  { name, email, signedAs }: Invited,
): Promise<Application> {
  requireOpen(application);
  if (isSameAddress(email, application.email)) {
    throw new FieldsRefused({ loc: ['body', 'email'], problem: 'email_of_helper' });
  }
  const key = keyOf(application);
  const known = await readHelper(unit, key);
  const isKnown = known !== undefined && isSameAddress(known.email, email);
  if (isKnown && known.state === 'declined') throw new HelperDeclined();
  if (isKnown && known.name === name && known.signedAs === signedAs) return application;
  const helper = { name, email, signedAs };
  await writeHelper(unit, key, helper);
  await mailLink(unit, application, helper);
  return application.status === 'submitted' ? moveTo(unit, application, 'verified') : application;
}

/**
 * Mails the helper of an application, whose row is held, a new link; the one before dies.
 *
 * @throws {AlreadySubmitted} {NoHelper} {HelperDeclined} {TooMany} there is nobody it could go to
 */
export async function sendHelperLink(unit: Unit, application: Application): Promise<void> {
  requireOpen(application);
  const helper = await readHelper(unit, keyOf(application));
  if (!helper) throw new NoHelper();
  if (helper.state === 'declined') throw new HelperDeclined();
  await revokeLinks(unit, { ...keyOf(application), purpose: 'helper' });
  await mailLink(unit, application, helper);
}

/** Takes the invitation back; what was prepared stays. Whoever declined is remembered, so as not to be asked again. */
export async function dismissHelper(unit: Unit, application: Application): Promise<void> {
  const helper = await readHelper(unit, keyOf(application));
  if (helper && helper.state !== 'declined') await removeHelper(unit, keyOf(application));
}

function requireOpen(application: Application): void {
  requireApplication(application);
  if (!isOpen(application.status)) throw new AlreadySubmitted();
}

async function mailLink(unit: Unit, application: Application, { email, signedAs }: Invited): Promise<void> {
  const { now } = unit;
  const key = keyOf(application);
  const share = { helperMails: `${key.partnerId} ${key.applicationId}`, mails: mailboxOf(email) };
  const roomAt = await takeMailMoment(unit, share);
  if (roomAt > now) throw new TooMany(Math.ceil((roomAt.getTime() - now.getTime()) / 1000));
  const payload = { email, language: application.language, applicant: signedAs };
  await promiseLink(unit, { ...key, mail: helperInvitation, payload });
}
