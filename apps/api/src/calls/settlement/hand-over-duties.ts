import * as calls from '@ndp/contract/calls/handover.ts';
import { openOrCount } from '../../cases/links/open-by-link.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { answerHeld, declineHandover, markHeld, takeOver } from '../../features/duties/answer-handover.ts';
import { handOver, takeHandoverBack } from '../../features/duties/hand-over.ts';
import { findHandover, type OpenedHandover, readHeldDuties } from '../../features/duties/held-duties.ts';
import type { AppContext } from '../../platform/context.ts';
import { inOneView } from '../../platform/database/one-view.ts';
import { mount } from '../../platform/http/mount.ts';
import type { CallInput, Http } from '../../platform/http/portal-call.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';
import { answerChange } from '../application/answer-change.ts';

type ByToken = { readonly token: string };

/** The owner hands the duties over with the house and takes that back; the new owner reads, confirms and marks them. */
export function mountHandOverDuties(http: Http): void {
  const { context } = http;
  mount(http, calls.handDutiesOver, async (input) => {
    const answer = await answerChange(context, input, handOver);
    context.wake();
    return answer;
  });
  mount(http, calls.takeHandoverBack, (input) => answerChange(context, input, takeHandoverBack));
  mount(http, calls.getHeldDuties, ({ params, caller }) =>
    openOrCount(context, caller, async () => {
      const partner = caller.findPartner();
      if (!partner) return undefined;
      return inOneView(context.db, async (db) => {
        const store = { db, keys: context.keys };
        const opened = await findHandover(store, partner, params.token, context.clock());
        return opened && readHeldDuties(store, opened, context.clock());
      });
    }),
  );
  mount(http, calls.takeDutiesOver, async (input) => {
    const answer = await changeHeld(context, input, async (unit, opened, { typed_name: typedName }) => {
      const owner = await takeOver(unit, opened, typedName);
      return readHeldDuties(unit, { ...opened, owner }, unit.now);
    });
    context.wake();
    return answer;
  });
  mount(http, calls.declineDuties, async (input) => {
    await changeHeld(context, input, declineHandover);
    context.wake();
    return { status: 'declined' } as const;
  });
  mount(http, calls.markHeldDuty, (input) =>
    changeHeld(context, input, async (unit, opened, { is_done: isDone, note }) => {
      await markHeld(unit, opened, { kind: input.params.duty, isDone, note });
      return readHeldDuties(unit, opened, unit.now);
    }),
  );
  mount(http, calls.answerHeldRunning, (input) =>
    changeHeld(context, input, async (unit, opened, answer) => {
      await answerHeld(unit, opened, answer);
      return readHeldDuties(unit, opened, unit.now);
    }),
  );
}

/** Does what a new owner asks, with the application's row locked. The link is looked at before the body, and once more then. */
async function changeHeld<Body, Result>(
  context: AppContext,
  input: CallInput<ByToken, unknown, Body>,
  change: (unit: Unit, opened: OpenedHandover, body: Body) => Promise<Result>,
): Promise<Result> {
  const { token } = input.params;
  const { partner, application } = await openOrCount(context, input.caller, async () => {
    const partner = input.caller.findPartner();
    return partner && findHandover(context, partner, token, context.clock());
  });
  await context.counters.count({ change: `${partner.id} duties ${application.id}` });
  const { body } = input;
  return asUnit(context, async (unit) => {
    await lockApplication(unit, partner.id, application.id);
    const opened = await findHandover(unit, partner, token, unit.now);
    if (!opened) throw new LinkNotValid();
    return change(unit, opened, body);
  });
}
