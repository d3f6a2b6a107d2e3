import * as calls from '@ndp/contract/calls/submissions.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { toEstimate } from '../../features/estimate/estimate.ts';
import { WrongSubmission } from '../../features/estimate/refusals.ts';
import { accept, admitSubmission } from '../../features/estimate/submission.ts';
import { polishDay } from '../../platform/clock.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { FieldsRefused } from '../../platform/http/refusals.ts';

/** An estimate for a programme with its own list of installers. */
export function mountSubmitApplicationStx(http: Http): void {
  const { context } = http;
  mount(http, calls.submitApplicationStx, async ({ body, caller }) => {
    const partner = await admitSubmission(context, caller);
    const program = partner.program;
    checkInstaller(program, body.heater_installer_key);
    const installer = {
      is_installed_by_the_customer: body.is_installed_by_the_customer,
      heater_installer_key: body.heater_installer_key || null,
      heater_custom_installer: body.heater_custom_installer || null,
      heater_comments: body.heater_comments || null,
    };
    const estimate = toEstimate(body, installer, program, polishDay(context.clock()));
    const client = { gdpr_consent: body.gdpr_consent };
    return accept(context, partner, caller, { kind: 'estimate', email: body.email, client, ...estimate });
  });
}

/**
 * @throws {WrongSubmission} the programme has no list of installers
 * @throws {FieldsRefused} the installer is not on it
 */
function checkInstaller({ installer }: Program, key: string | null | undefined): void {
  if (installer.kind !== 'from-list') throw new WrongSubmission();
  if (!key || installer.installers.some((listed) => listed.key === key)) return;
  throw new FieldsRefused({ loc: ['body', 'heater_installer_key'], problem: 'choose_installer' });
}
