import { applicationReceived } from '../features/application/mails/application-received.ts';
import { draftReminder } from '../features/application/mails/draft-reminder.ts';
import { helperAnswer } from '../features/application/mails/helper-answer.ts';
import { helperInvitation } from '../features/application/mails/helper-invitation.ts';
import { projectCorrected } from '../features/application/mails/project-corrected.ts';
import { secondAddressRequest } from '../features/application/mails/second-address-request.ts';
import { fundsReserved } from '../features/budget/mails/funds-reserved.ts';
import { coOwnerAnswer } from '../features/co-owners/mails/co-owner-answer.ts';
import { coOwnerRequest } from '../features/co-owners/mails/co-owner-request.ts';
import { correctionAsked } from '../features/corrections/mails/correction-asked.ts';
import { deskInvitation } from '../features/desk/mails/desk-invitation.ts';
import { confirmEmail } from '../features/estimate/mails/confirm-email.ts';
import { measuredMail } from '../features/estimate/mails/measured.ts';
import { newLink } from '../features/estimate/mails/new-link.ts';
import { messageWaiting } from '../features/messages/mails/message-waiting.ts';
import { openingRequest } from '../features/opening/mails/opening-request.ts';
import { programOpened } from '../features/opening/mails/program-opened.ts';
import { explanationAsked } from '../features/payments/mails/explanation-asked.ts';
import { dataErased } from '../features/retention/mails/data-erased.ts';
import { nameChecked } from '../features/signing/process/mails/name-checked.ts';
import { papersSigned } from '../features/signing/process/mails/papers-signed.ts';
import { signCode } from '../features/signing/process/mails/sign-code.ts';
import { signLink } from '../features/signing/process/mails/sign-link.ts';
import { caseNotice } from '../mail/case-notice.ts';
import { deskNotice } from '../mail/desk/desk-notice.ts';
import { deskRole } from '../mail/desk/desk-role.ts';
import type { Mail } from '../mail/mail.ts';
import { statusChanged } from '../mail/status/status-changed.ts';

/** Every kind of mail there is. */
export const mails: readonly Mail[] = [
  confirmEmail,
  measuredMail,
  dataErased,
  applicationReceived,
  fundsReserved,
  newLink,
  statusChanged,
  draftReminder,
  projectCorrected,
  signLink,
  signCode,
  papersSigned,
  nameChecked,
  coOwnerRequest,
  coOwnerAnswer,
  secondAddressRequest,
  helperInvitation,
  helperAnswer,
  correctionAsked,
  explanationAsked,
  messageWaiting,
  deskNotice,
  deskInvitation,
  deskRole,
  caseNotice,
  openingRequest,
  programOpened,
];
