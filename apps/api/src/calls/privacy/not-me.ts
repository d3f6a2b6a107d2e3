import * as calls from '@ndp/contract/calls/privacy.ts';
import type { Link } from '@ndp/contract/link.ts';
import { type OpenedApplication, openByLink } from '../../cases/links/open-by-link.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { eraseApplication, removeLeftovers } from '../../features/retention/erase-application.ts';
import type { AppContext } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Caller, Http } from '../../platform/http/portal-call.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';
import { asUnit } from '../../platform/unit.ts';

/**
 * “This was not me”: looking changes nothing, for mail scanners open links too; the press of the button erases. Only
 * until the address is confirmed: whoever confirmed it has read the mail.
 */
export function mountNotMe(http: Http): void {
  const { context } = http;
  mount(http, calls.getNotMe, async ({ params, caller }) => {
    const { reference, language } = (await openUnconfirmed(context, caller, params)).application;
    return { reference, language };
  });
  mount(http, calls.confirmNotMe, async ({ params, caller }) => {
    const { partner, application } = await openUnconfirmed(context, caller, params);
    const left = await asUnit(context, async (unit) => {
      const locked = await lockApplication(unit, partner.id, application.id);
      if (!locked || locked.email_verified_at) throw new LinkNotValid();
      return eraseApplication(unit, locked, 'not_me');
    });
    await removeLeftovers(context.storage, left);
    return { status: 'erased' as const };
  });
}

/** @throws {LinkNotValid} {TooMany} as `openByLink`; and the address is confirmed */
async function openUnconfirmed(context: AppContext, caller: Caller, link: Link): Promise<OpenedApplication> {
  const opened = await openByLink(context, caller, link, 'not_me');
  if (opened.application.email_verified_at) throw new LinkNotValid();
  return opened;
}
