import type { Language } from '@ndp/flows/message.ts';
import { addConsents } from '../../cases/consents/consents.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { renewLinks } from '../../cases/links/links.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { removeHelper } from '../../cases/people/invited-helper.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { removeDrafts } from '../../cases/store/section-drafts.ts';
import { applicationReceived } from '../../mail/emails/application-received.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { Application, SectionData } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { Statements } from '../../platform/statements.ts';
import type { Unit } from '../../platform/unit.ts';
import { inviteCoOwners } from '../co-owners/invite.ts';
import { answerRound } from '../corrections/answer-round.ts';
import { toldAnswers } from '../corrections/told-answers.ts';
import { consentProofOf } from './consent-proof.ts';

/** The consents as they were given. */
interface ConsentInput {
  readonly data: SectionData;
  readonly language: Language;
}

/**
 * Keeps the evidence of the consents that completed an application, forgets what was typed and never given and who helped, lets its
 * links live longer, promises the mail that says so and asks the co-owners the applicant named. What was corrected on request is looked at before anything is signed.
 *
 * @returns the application as it stands then
 */
export async function submit(
  unit: Unit,
  { partner, application }: OpenedApplication,
  statements: Statements,
  given: ConsentInput,
): Promise<Application> {
  const isAnswer = await answerRound(unit, application, () => toldAnswers(unit, { application, partner }));
  await addConsents(unit.db, consentProofOf(application, partner, { ...given, at: unit.now }, statements));
  await removeDrafts(unit.db, keyOf(application));
  await removeHelper(unit, keyOf(application));
  await renewLinks(unit, application);
  const isLookedAt = programOf(application, partner).signingBegins === 'after-review';
  await sendReceipt(unit, application, isAnswer || isLookedAt);
  await notifyDesk(unit, keyOf(application), 'new_case');
  const sent = await inviteCoOwners(unit, application);
  return isAnswer && sent.status === 'completed'
    ? moveStatus(unit, sent, 'under_review', { actor: 'system' })
    : sent;
}

/**
 * Promises to mail that the application was received, with a link of its own: only the hash of the one the
 * applicant used is known, and that one keeps working. The share of mails is separate, so that links asked for
 * before never cost the applicant this mail; when it is used up the mail comes later. It promises nothing to sign where
 * a person looks at the application first (`isReviewed`).
 */
async function sendReceipt(unit: Unit, application: Application, isReviewed: boolean): Promise<void> {
  const { email, language } = application;
  const dueAt = await takeMailMoment(unit, { receiptMails: mailboxOf(email) });
  const payload = { email, language, ...(isReviewed && { isReviewed }) };
  await promiseLink(unit, { ...keyOf(application), mail: applicationReceived, payload, dueAt });
}
