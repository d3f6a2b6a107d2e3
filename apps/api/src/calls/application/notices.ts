import * as calls from '@ndp/contract/calls/notices.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { findByLink, type LinkedApplication } from '../../cases/links/links.ts';
import { openOrCount } from '../../cases/links/open-by-link.ts';
import { answerSecondAddress, readSecondAddress } from '../../cases/people/second-address.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { caseNotice } from '../../mail/emails/case-notice.ts';
import { dropWaiting } from '../../mail/outbox/waiting.ts';
import type { AppContext } from '../../platform/context.ts';
import { inOneView } from '../../platform/database/one-view.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Caller, Http } from '../../platform/http/portal-call.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';
import { asUnit } from '../../platform/unit.ts';

/** Whether a second address wants messages: looking changes nothing, for mail scanners open links too; a button does. */
export function mountNotices(http: Http): void {
  const { context } = http;
  mount(http, calls.getNotices, async ({ params, caller }) =>
    openOrCount(context, caller, async () => {
      const partner = caller.findPartner();
      return partner && inOneView(context.db, (db) => read({ ...context, db }, partner, params.token));
    }),
  );
  mount(http, calls.answerNotices, async (input) => {
    const { params, caller } = input;
    const { partner, link } = await open(context, caller, params);
    await context.counters.count({ change: `${partner.id} notices ${link.application_id}` });
    const { body } = input;
    return asUnit(context, async (unit) => {
      const application = await lockApplication(unit, partner.id, link.application_id);
      const now = application && (await read({ ...context, db: unit.db }, partner, params.token));
      if (!now) throw new LinkNotValid();
      if (now.state === body.state) return now;
      await answerSecondAddress(unit, keyOf(application), body.state);
      if (body.state === 'stopped') await dropWaiting(unit, keyOf(application), caseNotice);
      return { ...now, state: body.state };
    });
  });
}

/** @throws {LinkNotValid} {TooMany} whatever is wrong with the link, and how often */
function open(
  context: AppContext,
  caller: Caller,
  { token }: calls.NoticesLink,
): Promise<LinkedApplication & { readonly partner: Partner }> {
  return openOrCount(context, caller, async () => {
    const partner = caller.findPartner();
    const found = partner && (await find(context, partner, token));
    return found && { ...found, partner };
  });
}

function find(context: EncryptedStore & Pick<AppContext, 'clock'>, { id }: Partner, token: string) {
  return findByLink(context, { partnerId: id, token, purpose: 'notices' }, context.clock());
}

async function read(
  store: EncryptedStore & Pick<AppContext, 'clock'>,
  partner: Partner,
  token: string,
): Promise<calls.NoticesAnswer | undefined> {
  const found = await find(store, partner, token);
  const second = found && (await readSecondAddress(store, keyOf(found.application)));
  if (!second) return undefined;
  const { reference, language } = found.application;
  return {
    reference,
    language,
    organiser: programOf(found.application, partner).organiser.name,
    state: second.state,
  };
}
