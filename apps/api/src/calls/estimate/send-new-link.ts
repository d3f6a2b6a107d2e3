import { calls } from '@ndp/contract/calls/all.ts';
import { findNewestOpen } from '../../cases/applications.ts';
import { keyOf } from '../../cases/case-key.ts';
import { newLink } from '../../features/estimate/mails/new-link.ts';
import { sendLink } from '../../features/estimate/send-link.ts';
import type { CallParts } from '../../platform/context.ts';
import { inEvenSteps } from '../../platform/http/in-even-steps.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { countProven } from '../../platform/proof/count-proven.ts';
import { asUnit } from '../../platform/unit.ts';

/** Mails a new link to whoever lost the old one. The answer never tells whether there is an application. */
export function mountSendNewLink(http: Http): void {
  const { parts } = http;
  mount(http, calls.sendNewLink, async ({ body, caller }) => {
    const partner = await caller.partner();
    const address = parts.keys.hash('address', body.email.toLowerCase()).toString('base64url');
    const attempt = { newLink: caller.visitor, resend: `${partner.id} ${address}` };
    await countProven(parts, caller, { call: 'sendNewLink', partner: partner.id }, attempt);
    const isSent = await inEvenSteps(() => send(parts, partner.id, body.email));
    if (isSent) parts.wake();
    return { status: 'accepted' as const };
  });
}

function send(parts: CallParts, partnerId: string, email: string): Promise<boolean> {
  return asUnit(parts, async (unit) => {
    const application = await findNewestOpen(unit, partnerId, email);
    if (!application) return false;
    return sendLink(unit, { ...application, ...keyOf(application) }, newLink);
  });
}
