import * as calls from '@ndp/contract/calls/pending.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { revokeLinks } from '../../cases/links/links.ts';
import { changeEmail, lockApplication } from '../../cases/store/applications.ts';
import { sendLink } from '../../features/estimate/mailed-link.ts';
import { AddressConfirmed } from '../../features/estimate/refusals.ts';
import { isSentWith } from '../../features/estimate/sent-from.ts';
import { confirmEmail } from '../../mail/emails/confirm-email.ts';
import type { AppContext } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';
import { asUnit } from '../../platform/unit.ts';

/** Puts right a mistyped address as long as nobody has confirmed it; links sent to the old one end at once. */
export function mountCorrectEmail(http: Http): void {
  const { context } = http;
  mount(http, calls.correctEmail, async ({ params, body, caller }) => {
    const partner = caller.partner();
    const who = `${partner.id} ${params.id.toLowerCase()}`;
    await context.counters.count({ newLink: caller.visitor, correction: who });
    await correct(
      context,
      { partnerId: partner.id, applicationId: params.id },
      body.email,
      body.submission_secret,
    );
    context.wake();
    return { status: 'accepted' as const };
  });
}

/**
 * @throws {LinkNotValid} no such application, or not the secret it was sent with
 * @throws {AddressConfirmed} the address is no longer in doubt
 */
async function correct(
  context: AppContext,
  key: { partnerId: string; applicationId: string },
  email: string,
  secret: string,
): Promise<void> {
  await asUnit(context, async (unit) => {
    const application = await lockApplication(unit, key.partnerId, key.applicationId);
    if (!application || !isSentWith(context, application, secret)) throw new LinkNotValid();
    if (application.email_verified_at) throw new AddressConfirmed();
    const applicationKey = keyOf(application);
    await revokeLinks(unit, applicationKey);
    await changeEmail(unit, application, email);
    await sendLink(unit, { ...application, ...applicationKey, email }, confirmEmail);
  });
}
