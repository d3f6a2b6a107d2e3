import type { Call, PortalAccess } from '@ndp/contract/call.ts';
import * as addresses from '@ndp/contract/calls/addresses.ts';
import * as agreementLink from '@ndp/contract/calls/agreement-link.ts';
import * as appeals from '@ndp/contract/calls/appeals.ts';
import * as application from '@ndp/contract/calls/application.ts';
import * as coOwners from '@ndp/contract/calls/co-owners.ts';
import * as corrections from '@ndp/contract/calls/corrections.ts';
import * as duties from '@ndp/contract/calls/duties.ts';
import * as handover from '@ndp/contract/calls/handover.ts';
import * as hearings from '@ndp/contract/calls/hearings.ts';
import * as helper from '@ndp/contract/calls/helping.ts';
import * as linkCare from '@ndp/contract/calls/link-care.ts';
import * as messages from '@ndp/contract/calls/messages.ts';
import * as notices from '@ndp/contract/calls/notices.ts';
import * as opening from '@ndp/contract/calls/opening.ts';
import * as papers from '@ndp/contract/calls/papers.ts';
import * as pending from '@ndp/contract/calls/pending.ts';
import * as plan from '@ndp/contract/calls/plan.ts';
import * as portalConfig from '@ndp/contract/calls/portal-config.ts';
import * as privacy from '@ndp/contract/calls/privacy.ts';
import * as project from '@ndp/contract/calls/project.ts';
import * as quoteSubsidy from '@ndp/contract/calls/quote-subsidy.ts';
import * as sections from '@ndp/contract/calls/sections.ts';
import * as settlement from '@ndp/contract/calls/settlement.ts';
import * as shownAgreement from '@ndp/contract/calls/shown-agreement.ts';
import * as signing from '@ndp/contract/calls/signing.ts';
import * as statements from '@ndp/contract/calls/statements.ts';
import * as steps from '@ndp/contract/calls/steps.ts';
import * as submissions from '@ndp/contract/calls/submissions.ts';
import * as textMessages from '@ndp/contract/calls/text-messages.ts';
import { mountListAddresses } from '../calls/addresses/list-addresses.ts';
import { mountAcknowledgePaper } from '../calls/application/acknowledge-paper.ts';
import { mountAnswerCorrection } from '../calls/application/answer-correction.ts';
import { mountAppealRefusal } from '../calls/application/appeal-refusal.ts';
import { mountChooseTextMessages } from '../calls/application/choose-text-messages.ts';
import { mountConfirmEmail } from '../calls/application/confirm-email.ts';
import { mountConfirmTerms } from '../calls/application/confirm-terms.ts';
import { mountCorrectProject } from '../calls/application/correct-project.ts';
import { mountCorrectSection } from '../calls/application/correct-section.ts';
import { mountGetApplication } from '../calls/application/get-application.ts';
import { mountHelping } from '../calls/application/help.ts';
import { mountInviteHelper } from '../calls/application/invite-helper.ts';
import { mountKeepDraft } from '../calls/application/keep-draft.ts';
import { mountMessageFiles } from '../calls/application/message-files.ts';
import { mountNotices } from '../calls/application/notices.ts';
import { mountSavePlan } from '../calls/application/save-plan.ts';
import { mountSaveSections } from '../calls/application/save-section.ts';
import { mountWithdrawApplication } from '../calls/application/withdraw-application.ts';
import { mountWriteMessage } from '../calls/application/write-message.ts';
import { mountAnswerCoOwnerRequest } from '../calls/co-owners/answer-co-owner-request.ts';
import { mountGetCoOwnerRequest } from '../calls/co-owners/get-co-owner-request.ts';
import { mountRemindCoOwner } from '../calls/co-owners/remind-co-owner.ts';
import { mountSaveCoOwners } from '../calls/co-owners/save-co-owners.ts';
import { mountConfirmHere } from '../calls/estimate/confirm-here.ts';
import { mountCorrectEmail } from '../calls/estimate/correct-email.ts';
import { mountQuoteSubsidy } from '../calls/estimate/quote-subsidy.ts';
import { mountResendLink } from '../calls/estimate/resend-link.ts';
import { mountSendNewLink } from '../calls/estimate/send-new-link.ts';
import { mountSubmitApplication } from '../calls/estimate/submit-application.ts';
import { mountSubmitApplicationStx } from '../calls/estimate/submit-application-stx.ts';
import { mountSubmitNoEfficiency } from '../calls/estimate/submit-no-efficiency.ts';
import { mountAnswerOpening } from '../calls/opening/answer-opening.ts';
import { mountWaitForOpening } from '../calls/opening/wait-for-opening.ts';
import { mountCountStep } from '../calls/portal/count-step.ts';
import { mountGetPortalConfig } from '../calls/portal/get-portal-config.ts';
import { mountGetStatement } from '../calls/portal/get-statement.ts';
import { mountNotMe } from '../calls/privacy/not-me.ts';
import { mountPersonalData } from '../calls/privacy/personal-data.ts';
import { mountAnswerHearing } from '../calls/settlement/answer-hearing.ts';
import { mountGetSettlementDocument } from '../calls/settlement/get-settlement-document.ts';
import { mountHandOverDuties } from '../calls/settlement/hand-over-duties.ts';
import { mountMarkDuty } from '../calls/settlement/mark-duty.ts';
import { mountRemoveSettlementDocument } from '../calls/settlement/remove-settlement-document.ts';
import { mountRequestPayment } from '../calls/settlement/request-payment.ts';
import { mountShowAgreement } from '../calls/settlement/show-agreement.ts';
import { mountUploadSettlementDocument } from '../calls/settlement/upload-settlement-document.ts';
import { mountDeclineSigning } from '../calls/signing/decline-signing.ts';
import { mountGetPapers } from '../calls/signing/get-papers.ts';
import { mountGetSignedPaper } from '../calls/signing/get-signed-paper.ts';
import { mountGetSigning } from '../calls/signing/get-signing.ts';
import { mountOpenSigning } from '../calls/signing/open-signing.ts';
import { mountRemindSigner } from '../calls/signing/remind-signer.ts';
import { mountSendPapersLink } from '../calls/signing/send-papers-link.ts';
import { mountSendSignedPaper } from '../calls/signing/send-signed-paper.ts';
import { mountSendSigningCode } from '../calls/signing/send-signing-code.ts';
import { mountSignPapers } from '../calls/signing/sign-papers.ts';
import type { SigningCallContext } from '../features/signing/signing-service.ts';
import type { Http } from '../platform/http/portal-call.ts';

type CallWithAccess = Call & PortalAccess;

const isRow = (exported: [string, unknown]): exported is [string, CallWithAccess] =>
  typeof exported[1] === 'object' && exported[1] !== null && 'summary' in exported[1];

/** The table of calls: every row of these files, by its name. */
export const calls: Readonly<Record<string, CallWithAccess>> = Object.fromEntries(
  Object.entries<unknown>({
    ...portalConfig,
    ...quoteSubsidy,
    ...submissions,
    ...application,
    ...plan,
    ...sections,
    ...pending,
    ...settlement,
    ...signing,
    ...coOwners,
    ...papers,
    ...linkCare,
    ...project,
    ...corrections,
    ...messages,
    ...textMessages,
    ...appeals,
    ...duties,
    ...handover,
    ...hearings,
    ...privacy,
    ...notices,
    ...opening,
    ...helper,
    ...agreementLink,
    ...shownAgreement,
    ...addresses,
    ...steps,
    ...statements,
  }).filter(isRow),
);

/** What an applicant does with what was sent. */
function mountAfterSending(http: Http): void {
  mountCorrectSection(http);
  mountCorrectProject(http);
  mountAnswerCorrection(http);
  mountWriteMessage(http);
  mountMessageFiles(http);
  mountChooseTextMessages(http);
  mountAppealRefusal(http);
  mountAnswerHearing(http);
  mountShowAgreement(http);
  mountMarkDuty(http);
  mountHandOverDuties(http);
}

/** Mounts every call of the table. */
export function mountCalls(http: Http<SigningCallContext>): void {
  mountGetPortalConfig(http);
  mountQuoteSubsidy(http);
  mountSubmitNoEfficiency(http);
  mountSubmitApplication(http);
  mountSubmitApplicationStx(http);
  mountGetApplication(http);
  mountSavePlan(http);
  mountSaveSections(http);
  mountKeepDraft(http);
  mountResendLink(http);
  mountCorrectEmail(http);
  mountConfirmHere(http);
  mountConfirmEmail(http);
  mountAcknowledgePaper(http);
  mountConfirmTerms(http);
  mountAfterSending(http);
  mountSendNewLink(http);
  mountWithdrawApplication(http);
  mountGetSigning(http);
  mountOpenSigning(http);
  mountSendSigningCode(http);
  mountSignPapers(http);
  mountSendSignedPaper(http);
  mountDeclineSigning(http);
  mountRemindSigner(http);
  mountGetPapers(http);
  mountGetSignedPaper(http);
  mountSendPapersLink(http);
  mountSaveCoOwners(http);
  mountRemindCoOwner(http);
  mountGetCoOwnerRequest(http);
  mountAnswerCoOwnerRequest(http);
  mountUploadSettlementDocument(http);
  mountRemoveSettlementDocument(http);
  mountGetSettlementDocument(http);
  mountRequestPayment(http);
  mountPersonalData(http);
  mountNotMe(http);
  mountNotices(http);
  mountWaitForOpening(http);
  mountAnswerOpening(http);
  mountInviteHelper(http);
  mountHelping(http);
  mountListAddresses(http);
  mountCountStep(http);
  mountGetStatement(http);
}
