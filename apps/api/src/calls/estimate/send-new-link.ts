import * as calls from '@ndp/contract/calls/link-care.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { findNewestOpen } from '../../cases/store/applications.ts';
import { sendLink } from '../../features/estimate/mailed-link.ts';
import { newLink } from '../../mail/emails/new-link.ts';
import type { AppContext } from '../../platform/context.ts';
import { inEvenSteps } from '../../platform/http/in-even-steps.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { countProven } from '../../platform/proof/count-proven.ts';
import { asUnit } from '../../platform/unit.ts';

/** Mails a new link to whoever lost the old one. The answer never tells whether there is an application. */
export function mountSendNewLink(http: Http): void {
  const { context } = http;
  mount(http, calls.sendNewLink, async ({ body, caller }) => {
    const partner = caller.partner();
    const address = context.keys.hash('address', body.email.toLowerCase()).toString('base64url');
    const attempt = { newLink: caller.visitor, resend: `${partner.id} ${address}` };
    await countProven(context, caller, { call: 'sendNewLink', partner: partner.id }, attempt);
    const isSent = await inEvenSteps(() => send(context, partner.id, body.email));
    if (isSent) context.wake();
    return { status: 'accepted' as const };
  });
}

function send(context: AppContext, partnerId: string, email: string): Promise<boolean> {
  return asUnit(context, async (unit) => {
    const application = await findNewestOpen(unit, partnerId, email);
    if (!application) return false;
    return sendLink(unit, { ...application, ...keyOf(application) }, newLink);
  });
}
