import { applicationReceived } from '../features/application/mails/application-received.ts';
import { draftReminder } from '../features/application/mails/draft-reminder.ts';
import { coOwnerAnswer } from '../features/co-owners/mails/co-owner-answer.ts';
import { coOwnerRequest } from '../features/co-owners/mails/co-owner-request.ts';
import { confirmEmail } from '../features/estimate/mails/confirm-email.ts';
import { newLink } from '../features/estimate/mails/new-link.ts';
import { dataErased } from '../features/retention/mails/data-erased.ts';
import { papersSigned } from '../features/signing/process/mails/papers-signed.ts';
import { signCode } from '../features/signing/process/mails/sign-code.ts';
import { signLink } from '../features/signing/process/mails/sign-link.ts';
import type { LeasedMail, MailKind } from '../mail/outbox/outbox.ts';
import { statusChanged } from '../mail/status/status-changed.ts';
import { type Write, writeWith } from '../mail/write-mail.ts';
import type { OutgoingMail } from '../platform/mail/port.ts';
import type { Parts } from '../platform/parts.ts';
import {
  applicationPlace,
  confirmationPlace,
  coOwnerPlace,
  erasedPlace,
  papersPlace,
  signingPlace,
  withoutPlace,
} from './mail-places.ts';

/** What is done for each kind of promise. A kind without its line does not compile. */
const kinds: { readonly [Kind in MailKind]: Write<Kind> } = {
  'confirm-email': writeWith(confirmEmail, confirmationPlace),
  'data-erased': writeWith(dataErased, erasedPlace),
  'application-received': writeWith(applicationReceived, applicationPlace),
  'new-link': writeWith(newLink, applicationPlace),
  'status-changed': writeWith(statusChanged, applicationPlace),
  'draft-reminder': writeWith(draftReminder, applicationPlace),
  'sign-link': writeWith(signLink, signingPlace),
  'sign-code': writeWith(signCode, withoutPlace),
  'papers-signed': writeWith(papersSigned, papersPlace),
  'co-owner-request': writeWith(coOwnerRequest, coOwnerPlace),
  'co-owner-answer': writeWith(coOwnerAnswer, applicationPlace),
};

/** Writes the mail of a promise; null when there is nothing to say any more. */
export function writeMail<Kind extends MailKind>(
  parts: Parts,
  promise: LeasedMail<Kind>,
): Promise<OutgoingMail | null> {
  return kinds[promise.kind](parts, promise);
}
