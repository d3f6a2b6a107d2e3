import { dutyKinds } from '@ndp/domain/duties.ts';
import { codeMinutes } from '@ndp/domain/periods.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { measuredZero } from '@ndp/flows/application/callback/messages.ts';
import type { ZeroCause } from '@ndp/flows/estimate/quote/zero-cause.ts';
import { applicationReceived } from '../../mail/emails/application-received.ts';
import { callbackStatusEmails } from '../../mail/emails/callback-messages.ts';
import { caseNotice } from '../../mail/emails/case-notice.ts';
import { coOwnerAnswer } from '../../mail/emails/co-owner-answer.ts';
import { coOwnerRequest } from '../../mail/emails/co-owner-request.ts';
import { confirmEmail } from '../../mail/emails/confirm-email.ts';
import { correctionAsked } from '../../mail/emails/correction-asked.ts';
import { dataErased } from '../../mail/emails/data-erased.ts';
import { deskInvitation } from '../../mail/emails/desk-invitation.ts';
import { deskNotice } from '../../mail/emails/desk-notice.ts';
import { deskRole } from '../../mail/emails/desk-role.ts';
import { documentsSigned } from '../../mail/emails/documents-signed.ts';
import { draftReminder } from '../../mail/emails/draft-reminder.ts';
import { dutyHandover } from '../../mail/emails/duty-handover.ts';
import { dutyReminder, heldDutyReminder } from '../../mail/emails/duty-reminder.ts';
import { explanationAsked } from '../../mail/emails/explanation-asked.ts';
import { fundsReserved } from '../../mail/emails/funds-reserved.ts';
import { handoverAnswer } from '../../mail/emails/handover-answer.ts';
import { helperAnswer } from '../../mail/emails/helper-answer.ts';
import { helperInvitation } from '../../mail/emails/helper-invitation.ts';
import { measuredMail } from '../../mail/emails/measured.ts';
import { messageWaiting } from '../../mail/emails/message-waiting.ts';
import { nameChecked } from '../../mail/emails/name-checked.ts';
import { newLink } from '../../mail/emails/new-link.ts';
import { openingRequest } from '../../mail/emails/opening-request.ts';
import { paperEntered } from '../../mail/emails/paper-entered.ts';
import { programOpened } from '../../mail/emails/program-opened.ts';
import { projectCorrected } from '../../mail/emails/project-corrected.ts';
import { heldRunningQuestion, runningQuestion } from '../../mail/emails/running-question.ts';
import { secondAddressRequest } from '../../mail/emails/second-address-request.ts';
import { signCode } from '../../mail/emails/sign-code.ts';
import { signLink } from '../../mail/emails/sign-link.ts';
import { statusChanged } from '../../mail/emails/status-changed.ts';
import { changeLetters, statusLetters } from '../../mail/emails/status-messages.ts';
import type { Mail } from '../../mail/mail.ts';
import type { CaseMail, RenderedMail } from '../../platform/mail/letter/letter.ts';

/** A mail as it is written for a sample. */
export interface SampleMail extends RenderedMail {
  readonly mail: Mail;
}

/** The days and amounts of a case that its mails tell of; days are `YYYY-MM-DD`. */
export interface SampleFacts {
  readonly callBy: string;
  readonly expiresOn: string;
  readonly dueOn: string;
  /** A moment in ISO 8601. */
  readonly deadline: string;
  /** The amount before and after a correction, whole złoty. */
  readonly before: number;
  readonly after: number;
}

const someFacts: SampleFacts = {
  callBy: '2026-12-05',
  expiresOn: '2026-12-05',
  dueOn: '2026-12-05',
  deadline: '2026-12-05T11:00:00.000Z',
  before: 3_833,
  after: 2_000,
};

/** Every mail about one case, with one text wherever somebody's words may stand. */
export function sampleMails(of: CaseMail, text: string, facts = someFacts): readonly SampleMail[] {
  const { deadline, expiresOn, before, after } = facts;
  const request = { kind: 'callback', callBy: facts.callBy } as const;
  return [
    { mail: confirmEmail, ...confirmEmail.write(of) },
    { mail: confirmEmail, ...confirmEmail.write({ ...of, position: 12 }) },
    { mail: confirmEmail, ...confirmEmail.write({ ...of, ...request, code: '12345678' }) },
    { mail: paperEntered, ...paperEntered.write({ ...of, cameOn: facts.dueOn }) },
    { mail: measuredMail, ...measuredMail.write({ ...of, cause: null, floor: '0.77' }) },
    ...zeroCauses.map((cause) => ({
      mail: measuredMail,
      ...measuredMail.write({ ...of, ...request, quotePln: 0, cause, floor: '0.77' }),
    })),
    { mail: dataErased, ...dataErased.write({ ...of, reference: text, about: 'estimate' }) },
    {
      mail: dataErased,
      ...dataErased.write({ ...of, kind: 'callback', reference: text, about: 'callback' }),
    },
    { mail: applicationReceived, ...applicationReceived.write(of) },
    { mail: applicationReceived, ...applicationReceived.write({ ...of, position: 12 }) },
    { mail: fundsReserved, ...fundsReserved.write(of) },
    { mail: newLink, ...newLink.write(of) },
    { mail: newLink, ...newLink.write({ ...of, ...request }) },
    ...statusMails(of, facts, text),
    ...statusMails({ ...of, ...request }, facts, text),
    { mail: draftReminder, ...draftReminder.write({ ...of, expiresOn }) },
    { mail: draftReminder, ...draftReminder.write({ ...of, expiresOn, isNudge: true }) },
    { mail: messageWaiting, ...messageWaiting.write(of) },
    { mail: messageWaiting, ...messageWaiting.write({ ...of, files: 2 }) },
    ...[runningQuestion, heldRunningQuestion].map((mail) => ({
      mail,
      ...mail.write({ ...of, dueOn: facts.dueOn }),
    })),
    ...[dutyReminder, heldDutyReminder].flatMap((mail) =>
      dutyKinds.map((duty) => ({ mail, ...mail.write({ ...of, duty, dueOn: facts.dueOn }) })),
    ),
    { mail: dutyHandover, ...dutyHandover.write(of) },
    { mail: handoverAnswer, ...handoverAnswer.write({ ...of, answer: 'taken' }) },
    { mail: handoverAnswer, ...handoverAnswer.write({ ...of, answer: 'declined' }) },
    { mail: explanationAsked, ...explanationAsked.write({ ...of, answerBy: facts.dueOn }) },
    {
      mail: correctionAsked,
      ...correctionAsked.write({
        ...of,
        dueOn: facts.dueOn,
        places: ['settlement.iban_number', 'document.invoice'],
      }),
    },
    { mail: projectCorrected, ...projectCorrected.write({ ...of, before, after }) },
    { mail: signLink, ...signLink.write({ ...of, deadline, isReminder: false }) },
    { mail: signLink, ...signLink.write({ ...of, deadline, isReminder: false, organisation: text }) },
    { mail: signCode, ...signCode.write({ ...of, code: text, minutes: codeMinutes }) },
    { mail: documentsSigned, ...documentsSigned.write({ ...of, reader: 'applicant' }) },
    { mail: documentsSigned, ...documentsSigned.write({ ...of, reader: 'organiser' }) },
    { mail: nameChecked, ...nameChecked.write({ ...of, outcome: 'held', reason: '' }) },
    { mail: nameChecked, ...nameChecked.write({ ...of, outcome: 'refused', reason: text }) },
    { mail: nameChecked, ...nameChecked.write({ ...of, outcome: 'held', reason: '', about: 'second' }) },
    { mail: coOwnerRequest, ...coOwnerRequest.write({ ...of, applicant: text }) },
    {
      mail: coOwnerAnswer,
      ...coOwnerAnswer.write({ ...of, coOwner: text, answer: 'agree', effect: 'none' }),
    },
    {
      mail: coOwnerAnswer,
      ...coOwnerAnswer.write({ ...of, coOwner: text, answer: 'object', effect: 'stopped' }),
    },
    { mail: helperInvitation, ...helperInvitation.write({ ...of, applicant: text }) },
    { mail: helperAnswer, ...helperAnswer.write({ ...of, helper: text, answer: 'handed_over' }) },
    { mail: helperAnswer, ...helperAnswer.write({ ...of, helper: text, answer: 'declined' }) },
    { mail: secondAddressRequest, ...secondAddressRequest.write(of) },
    {
      mail: caseNotice,
      ...caseNotice.write({ ...of, news: { pl: 'Umowa jest podpisana', en: 'The agreement is signed' } }),
    },
    { mail: openingRequest, ...openingRequest.write(of) },
    { mail: deskNotice, ...deskNotice.write(of) },
    { mail: deskInvitation, ...deskInvitation.write(of) },
    { mail: deskRole, ...deskRole.write({ ...of, role: 'approver', isGiven: true }) },
    { mail: deskRole, ...deskRole.write({ ...of, role: 'administrator', isGiven: false }) },
    { mail: programOpened, ...programOpened.write(of) },
  ];
}

const zeroCauses = Object.keys(measuredZero) as ZeroCause[];

/** The letter of every status and change there is one for. */
function statusMails(of: CaseMail, { dueOn, before }: SampleFacts, reason: string): readonly SampleMail[] {
  const changes =
    of.kind === 'callback'
      ? Object.keys(callbackStatusEmails).map((status) => ['submitted', status])
      : [
          ...Object.keys(statusLetters).map((status) => [null, status]),
          ...Object.keys(changeLetters).map((change) => change.split(' ')),
        ];
  return changes.map(([from = null, status]) => {
    const isPromised = status === 'payment_requested' || status === 'settlement_review';
    const payout = { amountGr: 100 * before, accountEnd: '2874', bookedOn: dueOn };
    const news = {
      ...{ status: status as ApplicationStatus, from, reason, dueOn: isPromised ? dueOn : null },
      ...(status === 'paid' && { payout }),
    };
    return { mail: statusChanged, ...statusChanged.write({ ...of, ...news }) };
  });
}
