import * as calls from '@ndp/contract/calls/notices.ts';
import { holdApplication } from '../../cases/applications.ts';
import { keyOf } from '../../cases/case-key.ts';
import { programOf } from '../../cases/case-program.ts';
import type { EncryptedStore } from '../../cases/encrypted-store.ts';
import { openOrCount } from '../../cases/link/open-or-count.ts';
import { type FoundLink, findByLink } from '../../cases/links.ts';
import { answerSecondAddress, readSecondAddress } from '../../cases/second-address.ts';
import { caseNotice } from '../../mail/case-notice.ts';
import { dropWaiting } from '../../mail/outbox/outbox.ts';
import type { AppContext } from '../../platform/context.ts';
import { inOneView } from '../../platform/database/one-view.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
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
  mount(http, calls.answerNotices, async (asked) => {
    const { params, caller } = asked;
    const { partner, link } = await open(context, caller, params);
    await context.counters.count({ change: `${partner.id} notices ${link.application_id}` });
    const { body } = asked;
    return asUnit(context, async (unit) => {
      const held = await holdApplication(unit, partner.id, link.application_id);
      const now = held && (await read({ ...context, db: unit.db }, partner, params.token));
      if (!now) throw new LinkNotValid();
      if (now.state === body.state) return now;
      await answerSecondAddress(unit, keyOf(held), body.state);
      if (body.state === 'stopped') await dropWaiting(unit, keyOf(held), caseNotice);
      return { ...now, state: body.state };
    });
  });
}

/** @throws {LinkNotValid} {TooMany} whatever is wrong with the link, and how often */
function open(
  context: AppContext,
  caller: Caller,
  { token }: calls.NoticesLink,
): Promise<FoundLink & { readonly partner: Partner }> {
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
