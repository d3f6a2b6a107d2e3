import { calls } from '@ndp/contract/calls/all.ts';
import { programById } from '@ndp/domain/programs/all.ts';
import { polishDay } from '../clock.ts';
import { type Http, mount } from '../http/mount.ts';
import { WrongSubmission } from '../http/refusals.ts';
import { accept } from '../submissions/accept.ts';
import { admitSubmission } from '../submissions/admit.ts';
import { toEstimate } from '../submissions/estimate.ts';

/** An estimate for a programme whose installer is named freely. */
export function mountSubmitApplication(http: Http): void {
  const { parts } = http;
  mount(http, calls.submitApplication, async ({ body, caller }) => {
    const partner = await admitSubmission(parts, caller);
    const program = programById(partner.program_id);
    if (program.installer.kind !== 'free-text') throw new WrongSubmission();
    const { email, gdpr_consent, selected_installer } = body;
    const estimate = toEstimate(body, { selected_installer }, program, polishDay(parts.clock()));
    return accept(parts, partner, caller, { kind: 'estimate', email, client: { gdpr_consent }, ...estimate });
  });
}
