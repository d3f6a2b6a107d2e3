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
import { statusChanged } from '../mail/status/status-changed.ts';
import type { Mails } from '../mail/write-mail.ts';

/** Every kind of mail. One without its line does not compile. */
export const mails: Mails = {
  'confirm-email': confirmEmail,
  'data-erased': dataErased,
  'application-received': applicationReceived,
  'new-link': newLink,
  'status-changed': statusChanged,
  'draft-reminder': draftReminder,
  'sign-link': signLink,
  'sign-code': signCode,
  'papers-signed': papersSigned,
  'co-owner-request': coOwnerRequest,
  'co-owner-answer': coOwnerAnswer,
};
