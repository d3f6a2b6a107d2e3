import { getCities, getCommunities, getCounties, getProvinces, getStreets } from './addresses.ts';
import { getApplication } from './application.ts';
import { answerCoOwnerRequest, getCoOwnerRequest, remindCoOwner, saveCoOwners } from './co-owners.ts';
import { confirmEmail, correctSection, sendNewLink } from './link-care.ts';
import { getPapers, getSignedPaper, remindSigner, sendPapersLink, withdrawApplication } from './papers.ts';
import { correctEmail, resendLink } from './pending.ts';
import { getPortalConfig } from './portal-config.ts';
import {
  confirmNotMe,
  erasePersonalData,
  getNotMe,
  getPersonalData,
  getPersonalDataFile,
} from './privacy.ts';
import { quoteSubsidy } from './quote-subsidy.ts';
import {
  saveBuildingAddress,
  saveBuildingInfo,
  saveClientInfo,
  saveConsent,
  saveSettlement,
} from './sections.ts';
import {
  getSettlementDocument,
  removeSettlementDocument,
  requestPayment,
  uploadSettlementDocument,
} from './settlement.ts';
import {
  declineSigning,
  getSigning,
  getSigningPaper,
  getSigningText,
  openSigning,
  sendSigningCode,
  signPapers,
} from './signing.ts';
import { submitApplication, submitApplicationStx, submitNoEfficiency } from './submissions.ts';

/** The table of calls, in the order of the specification; then those of our own. */
export const calls = {
  getPortalConfig,
  quoteSubsidy,
  submitNoEfficiency,
  submitApplication,
  submitApplicationStx,
  getApplication,
  saveClientInfo,
  saveBuildingAddress,
  saveBuildingInfo,
  saveSettlement,
  saveConsent,
  resendLink,
  correctEmail,
  confirmEmail,
  correctSection,
  sendNewLink,
  withdrawApplication,
  getSigning,
  getSigningText,
  openSigning,
  sendSigningCode,
  signPapers,
  declineSigning,
  remindSigner,
  getPapers,
  sendPapersLink,
  saveCoOwners,
  remindCoOwner,
  getCoOwnerRequest,
  answerCoOwnerRequest,
  removeSettlementDocument,
  requestPayment,
  getPersonalData,
  erasePersonalData,
  getNotMe,
  confirmNotMe,
  getProvinces,
  getCounties,
  getCommunities,
  getCities,
  getStreets,
} as const;

/** The calls that answer a file. */
export const downloads = {
  getSigningPaper,
  getSignedPaper,
  getSettlementDocument,
  getPersonalDataFile,
} as const;

/** The calls that take a file. */
export const uploads = { uploadSettlementDocument } as const;
