import type { Http } from '../http.ts';
import { mountConfirmEmail } from './confirm-email.ts';
import { mountCorrectEmail } from './correct-email.ts';
import { mountCorrectSection } from './correct-section.ts';
import { mountGetApplication } from './get-application.ts';
import { mountGetPortalConfig } from './get-portal-config.ts';
import { mountListAddresses } from './list-addresses.ts';
import { mountQuoteSubsidy } from './quote-subsidy.ts';
import { mountResendLink } from './resend-link.ts';
import { mountSaveSections } from './save-section.ts';
import { mountSendNewLink } from './send-new-link.ts';
import { mountSubmitApplication } from './submit-application.ts';
import { mountSubmitApplicationStx } from './submit-application-stx.ts';
import { mountSubmitNoEfficiency } from './submit-no-efficiency.ts';

/** Every call of the table, in its order. */
export function mountCalls(http: Http): void {
  mountGetPortalConfig(http);
  mountQuoteSubsidy(http);
  mountSubmitNoEfficiency(http);
  mountSubmitApplication(http);
  mountSubmitApplicationStx(http);
  mountGetApplication(http);
  mountSaveSections(http);
  mountResendLink(http);
  mountCorrectEmail(http);
  mountConfirmEmail(http);
  mountCorrectSection(http);
  mountSendNewLink(http);
  mountListAddresses(http);
}
