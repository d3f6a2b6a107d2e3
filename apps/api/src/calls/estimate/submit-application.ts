import * as calls from '@ndp/contract/calls/submissions.ts';
import { toEstimate } from '../../features/estimate/estimate.ts';
import { WrongSubmission } from '../../features/estimate/refusals.ts';
import { accept, admitSubmission } from '../../features/estimate/submission.ts';
import { polishDay } from '../../platform/clock.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';

/** An estimate for a programme whose installer is named freely. */
export function mountSubmitApplication(http: Http): void {
  const { context } = http;
  mount(http, calls.submitApplication, async ({ body, caller }) => {
    const partner = await admitSubmission(context, caller);
    const program = partner.program;
    if (program.installer.kind !== 'free-text') throw new WrongSubmission();
    const { email, gdpr_consent, selected_installer } = body;
    const estimate = toEstimate(body, { selected_installer }, program, polishDay(context.clock()));
    return accept(context, partner, caller, {
      kind: 'estimate',
      email,
      client: { gdpr_consent },
      ...estimate,
    });
  });
}
