import { applicationReceived } from '../mail/emails/application-received.ts';
import { caseNotice } from '../mail/emails/case-notice.ts';
import { coOwnerAnswer } from '../mail/emails/co-owner-answer.ts';
import { coOwnerRequest } from '../mail/emails/co-owner-request.ts';
import { confirmEmail } from '../mail/emails/confirm-email.ts';
import { correctionAsked } from '../mail/emails/correction-asked.ts';
import { dataErased } from '../mail/emails/data-erased.ts';
import { deskInvitation } from '../mail/emails/desk-invitation.ts';
import { deskNotice } from '../mail/emails/desk-notice.ts';
import { deskRole } from '../mail/emails/desk-role.ts';
import { documentsSigned } from '../mail/emails/documents-signed.ts';
import { draftReminder } from '../mail/emails/draft-reminder.ts';
import { dutyHandover } from '../mail/emails/duty-handover.ts';
import { dutyReminder, heldDutyReminder } from '../mail/emails/duty-reminder.ts';
import { explanationAsked } from '../mail/emails/explanation-asked.ts';
import { fundsReserved } from '../mail/emails/funds-reserved.ts';
import { handoverAnswer } from '../mail/emails/handover-answer.ts';
import { helperAnswer } from '../mail/emails/helper-answer.ts';
import { helperInvitation } from '../mail/emails/helper-invitation.ts';
import { measuredMail } from '../mail/emails/measured.ts';
import { messageWaiting } from '../mail/emails/message-waiting.ts';
import { nameChecked } from '../mail/emails/name-checked.ts';
import { newLink } from '../mail/emails/new-link.ts';
import { openingRequest } from '../mail/emails/opening-request.ts';
import { paperEntered } from '../mail/emails/paper-entered.ts';
import { programOpened } from '../mail/emails/program-opened.ts';
import { projectCorrected } from '../mail/emails/project-corrected.ts';
import { heldRunningQuestion, runningQuestion } from '../mail/emails/running-question.ts';
import { secondAddressRequest } from '../mail/emails/second-address-request.ts';
import { signCode } from '../mail/emails/sign-code.ts';
import { signLink } from '../mail/emails/sign-link.ts';
import { statusChanged } from '../mail/emails/status-changed.ts';
import type { Mail } from '../mail/mail.ts';

/** Every kind of mail there is. */
export const mails: readonly Mail[] = [
  confirmEmail,
  paperEntered,
  measuredMail,
  dataErased,
  applicationReceived,
  fundsReserved,
  newLink,
  statusChanged,
  draftReminder,
  dutyReminder,
  heldDutyReminder,
  runningQuestion,
  heldRunningQuestion,
  dutyHandover,
  handoverAnswer,
  projectCorrected,
  signLink,
  signCode,
  documentsSigned,
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
