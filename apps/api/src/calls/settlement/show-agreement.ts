import { hideAgreement, showAgreement } from '@ndp/contract/calls/agreement-link.ts';
import { getShownAgreement, type ShownAgreement } from '@ndp/contract/calls/shown-agreement.ts';
import { isShowable } from '@ndp/domain/case/settling.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { findByLink, type LinkedApplication, revokeLinks } from '../../cases/links/links.ts';
import { openOrCount } from '../../cases/links/open-by-link.ts';
import { agreedTerms } from '../../cases/program/agreed-terms.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { readEvents } from '../../cases/store/events.ts';
import { makeAgreementLink } from '../../features/settlement/agreement-link.ts';
import { dayOfAgreement } from '../../features/settlement/read-payment.ts';
import { inOneView } from '../../platform/database/one-view.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from '../application/answer-change.ts';

/** The applicant makes a link that shows the agreement and takes it back; whoever holds it looks. */
export function mountShowAgreement(http: Http): void {
  const { context } = http;
  mount(http, showAgreement, (input) =>
    answerChange(context, input, async (unit, opened) => {
      await makeAgreementLink(unit, opened);
      return opened.application;
    }),
  );
  mount(http, hideAgreement, (input) =>
    answerChange(context, input, async (unit, { application }) => {
      await revokeLinks(unit, { ...keyOf(application), purpose: 'agreement' });
      return application;
    }),
  );
  mount(http, getShownAgreement, ({ params: { token }, caller }) =>
    openOrCount(context, caller, async () => {
      const partner = caller.findPartner();
      if (!partner) return undefined;
      return inOneView(context.db, async (db) => {
        const shown = { partnerId: partner.id, token, purpose: 'agreement' } as const;
        const found = await findByLink({ ...context, db }, shown, context.clock());
        return found && describe({ ...context, db }, partner, found, context.clock());
      });
    }),
  );
}

/** Undefined: no agreement stands. */
async function describe(
  { db }: EncryptedStore,
  partner: Partner,
  { application, link }: LinkedApplication,
  now: Date,
): Promise<ShownAgreement | undefined> {
  const { status, quote } = application;
  const since = dayOfAgreement(await readEvents(db, keyOf(application)));
  if (!isShowable(status) || since === undefined || !quote) return undefined;
  return {
    organiser: programOf(application, partner).organiser.name,
    up_to: quote.quote,
    since,
    finish_by: agreedTerms({ application, partner }).lastDay,
    is_settling: status === 'payment_requested' || status === 'settlement_review',
    as_of: now.toISOString(),
    expires_at: link.expires_at.toISOString(),
  };
}
