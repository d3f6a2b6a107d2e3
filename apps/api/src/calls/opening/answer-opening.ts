import * as calls from '@ndp/contract/calls/opening.ts';
import { openingWaitEnd } from '@ndp/domain/retention/working-days.ts';
import { openOrCount } from '../../cases/links/open-by-link.ts';
import { polishDay } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Caller, Http } from '../../platform/http/portal-call.ts';
import { confirmWait, eraseWait, findWait, type OpeningWait } from '../../platform/partners/opening-waits.ts';

/** An address that waits: looking changes nothing, for mail scanners open links too; a button does. */
export function mountAnswerOpening(http: Http): void {
  const { context } = http;
  mount(http, calls.getOpening, async ({ params, caller }) => {
    const { partner, wait } = await open(context, caller, params);
    return answerOf(partner, wait);
  });
  mount(http, calls.answerOpening, async (input) => {
    const { partner, wait } = await open(context, input.caller, input.params);
    await context.counters.count({ change: `${partner.id} opening ${wait.id}` });
    const now = context.clock();
    if (input.body.state === 'erased') {
      await eraseWait(context.db, wait);
      return { ...answerOf(partner, wait), state: 'erased' as const };
    }
    await confirmWait(context.db, wait, now);
    return answerOf(partner, { ...wait, confirmedAt: wait.confirmedAt ?? now });
  });
}

/** @throws {LinkNotValid} {TooMany} whatever is wrong with the link, and how often */
function open(
  context: AppContext,
  caller: Caller,
  { token }: calls.OpeningLink,
): Promise<{ readonly partner: Partner; readonly wait: OpeningWait }> {
  return openOrCount(context, caller, async () => {
    const partner = await caller.findPartner();
    const wait = partner && (await findWait(context, { partnerId: partner.id, token }, context.clock()));
    return wait && { partner, wait };
  });
}

function answerOf(partner: Partner, wait: OpeningWait): calls.OpeningAnswer {
  const { email, language, requestedAt: askedAt, confirmedAt } = wait;
  return {
    email,
    language,
    organiser: partner.program.organiser.name,
    state: confirmedAt ? 'confirmed' : 'asked',
    kept_until: polishDay(openingWaitEnd(askedAt, confirmedAt)),
  };
}
