import * as calls from '@ndp/contract/calls/pending.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { sendLink } from '../../features/estimate/mailed-link.ts';
import { confirmEmail } from '../../mail/emails/confirm-email.ts';
import { newLink } from '../../mail/emails/new-link.ts';
import type { AppContext } from '../../platform/context.ts';
import { inEvenSteps } from '../../platform/http/in-even-steps.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { asUnit } from '../../platform/unit.ts';

/** Mails a new link; the ones before it end within a day. */
export function mountResendLink(http: Http): void {
  const { context } = http;
  mount(http, calls.resendLink, async ({ params, caller }) => {
    const partner = caller.partner();
    const who = `${partner.id} ${params.id.toLowerCase()}`;
    await context.counters.count({ newLink: caller.visitor, resend: who });
    const isSent = await inEvenSteps(() => resend(context, partner.id, params.id));
    if (isSent) context.wake();
    return { status: 'accepted' as const };
  });
}

function resend(context: AppContext, partnerId: string, id: string): Promise<boolean> {
  return asUnit(context, async (unit) => {
    const application = await lockApplication(unit, partnerId, id);
    if (!application) return false;
    const mail = application.email_verified_at ? newLink : confirmEmail;
    return sendLink(unit, { ...application, ...keyOf(application) }, mail);
  });
}
