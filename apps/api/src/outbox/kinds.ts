import type { OutgoingMail } from '../mail/port.ts';
import { applicationReceived } from '../mails/application-received.ts';
import { coOwnerAnswer } from '../mails/co-owner-answer.ts';
import { coOwnerRequest } from '../mails/co-owner-request.ts';
import { confirmEmail } from '../mails/confirm-email.ts';
import { dataErased } from '../mails/data-erased.ts';
import { draftReminder } from '../mails/draft-reminder.ts';
import { newLink } from '../mails/new-link.ts';
import { papersSigned } from '../mails/papers-signed.ts';
import { signCode } from '../mails/sign-code.ts';
import { signLink } from '../mails/sign-link.ts';
import { statusChanged } from '../mails/status-changed.ts';
import type { LeasedMail, MailKind } from '../store/outbox.ts';
import {
  applicationPlace,
  confirmationPlace,
  coOwnerPlace,
  erasedPlace,
  papersPlace,
  signingPlace,
  withoutPlace,
} from './places.ts';
import type { PostOffice } from './post-office.ts';
import { type Write, writeWith } from './write-mail.ts';

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
  office: PostOffice,
  promise: LeasedMail<Kind>,
): Promise<OutgoingMail | null> {
  return kinds[promise.kind](office, promise);
}
