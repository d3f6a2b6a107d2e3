import * as calls from '@ndp/contract/calls/pending.ts';
import { holdApplication } from '../../cases/applications.ts';
import { keyOf } from '../../cases/case-key.ts';
import { confirmEmail } from '../../features/estimate/mails/confirm-email.ts';
import { newLink } from '../../features/estimate/mails/new-link.ts';
import { sendLink } from '../../features/estimate/send-link.ts';
import type { AppContext } from '../../platform/context.ts';
import { inEvenSteps } from '../../platform/http/in-even-steps.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
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
    const application = await holdApplication(unit, partnerId, id);
    if (!application) return false;
    const mail = application.email_verified_at ? newLink : confirmEmail;
    return sendLink(unit, { ...application, ...keyOf(application) }, mail);
  });
}
