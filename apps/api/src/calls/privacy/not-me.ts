import * as calls from '@ndp/contract/calls/privacy.ts';
import type { Link } from '@ndp/contract/link.ts';
import { holdApplication } from '../../cases/applications.ts';
import { type Opened, openByLink } from '../../cases/link/open-by-link.ts';
import { eraseApplication, removeLeftovers } from '../../features/retention/erase-application.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
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
      const held = await holdApplication(unit, partner.id, application.id);
      if (!held || held.email_verified_at) throw new LinkNotValid();
      return eraseApplication(unit, held, 'not_me');
    });
    await removeLeftovers(context.storage, left);
    return { status: 'erased' as const };
  });
}

/** @throws {LinkNotValid} {TooMany} as `openByLink`; and the address is confirmed */
async function openUnconfirmed(context: AppContext, caller: Caller, link: Link): Promise<Opened> {
  const opened = await openByLink(context, caller, link, 'not_me');
  if (opened.application.email_verified_at) throw new LinkNotValid();
  return opened;
}
