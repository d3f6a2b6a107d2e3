import { getApplication } from './application.ts';
import { correctEmail, resendLink } from './pending.ts';
import { getPortalConfig } from './portal-config.ts';
import { quoteSubsidy } from './quote-subsidy.ts';
import { submitApplication, submitApplicationStx, submitNoEfficiency } from './submissions.ts';

/** The table of calls, in the order of the specification; then those of our own. */
export const calls = {
  getPortalConfig,
  quoteSubsidy,
  submitNoEfficiency,
  submitApplication,
  submitApplicationStx,
  getApplication,
  resendLink,
  correctEmail,
} as const;
