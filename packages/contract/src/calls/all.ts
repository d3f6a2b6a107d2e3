import { getCities, getCommunities, getCounties, getProvinces, getStreets } from './addresses.ts';
import { getApplication } from './application.ts';
import { confirmEmail, correctSection, sendNewLink } from './link-care.ts';
import { correctEmail, resendLink } from './pending.ts';
import { getPortalConfig } from './portal-config.ts';
import { quoteSubsidy } from './quote-subsidy.ts';
import {
  saveBuildingAddress,
  saveBuildingInfo,
  saveClientInfo,
  saveConsent,
  saveSettlement,
} from './sections.ts';
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
  getProvinces,
  getCounties,
  getCommunities,
  getCities,
  getStreets,
} as const;
