import { keyOf } from '../../cases/keys/case-key.ts';
import { revokeLinks } from '../../cases/links/links.ts';
import { changeHelper } from '../../cases/people/invited-helper.ts';
import { helperAnswer } from '../../mail/emails/helper-answer.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import type { Unit } from '../../platform/unit.ts';
import type { OpenedHelping } from './open-helping.ts';

/**
 * The helper of an application, whose row is held, is done or declines; the applicant is told by mail. Declining ends
 * the link. Handing over twice tells it once, until something else is prepared.
 */
export async function answerInvitation(
  unit: Unit,
  { application, helper }: OpenedHelping,
  answer: 'handed_over' | 'declined',
): Promise<void> {
  if (helper.state === answer) return;
  const key = keyOf(application);
  await changeHelper(unit, key, answer);
  if (answer === 'declined') await revokeLinks(unit, { ...key, purpose: 'helper' });
  const { email, language } = application;
  const dueAt = await takeMailMoment(unit, { helperMails: `${key.partnerId} ${key.applicationId} back` });
  const payload = { email, language, helper: helper.name, answer };
  await promiseLink(unit, { ...key, mail: helperAnswer, payload, dueAt });
}
