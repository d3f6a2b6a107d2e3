import * as calls from '@ndp/contract/calls/helping.ts';
import { openOrCount } from '../../cases/links/open-by-link.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { answerInvitation } from '../../features/application/answer-invitation.ts';
import { findHelping, type OpenedHelping, readHelping } from '../../features/application/open-helping.ts';
import { prepareSection } from '../../features/application/prepare-section.ts';
import type { AppContext } from '../../platform/context.ts';
import { inOneView } from '../../platform/database/one-view.ts';
import { mount } from '../../platform/http/mount.ts';
import type { CallInput, Http } from '../../platform/http/portal-call.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';

/** What a helper's link opens: looking changes nothing, for mail scanners open links too. */
export function mountHelping(http: Http): void {
  const { context } = http;
  mount(http, calls.getHelping, async ({ params, caller }) =>
    openOrCount(context, caller, async () => {
      const partner = await caller.findPartner();
      return (
        partner &&
        inOneView(context.db, async (db) => {
          const store = { db, keys: context.keys };
          const opened = await findHelping(store, partner, params, context.clock());
          return opened && readHelping(store, opened);
        })
      );
    }),
  );
  mount(http, calls.prepareSection, async (input) => {
    const { section } = input.params;
    const version = await changeHelping(context, input, 'draft', (unit, opened, typing) =>
      prepareSection(unit, opened, { ...typing, section }),
    );
    return { version };
  });
  mount(http, calls.answerInvitation, async (input) => {
    const result = await changeHelping(context, input, 'change', async (unit, opened, { answer: state }) => {
      await answerInvitation(unit, opened, state);
      return readHelping(unit, { ...opened, helper: { ...opened.helper, state } });
    });
    context.wake();
    return result;
  });
}

/** Does what a helper asks, with the application's row locked. The link is looked at before the body, and once more then. */
async function changeHelping<Body, Result>(
  context: AppContext,
  input: CallInput<calls.HelpingLink, unknown, Body>,
  limit: 'change' | 'draft',
  change: (unit: Unit, opened: OpenedHelping, body: Body) => Promise<Result>,
): Promise<Result> {
  const { params, caller } = input;
  const { partner, application } = await openOrCount(context, caller, async () => {
    const partner = await caller.findPartner();
    return partner && findHelping(context, partner, params, context.clock());
  });
  await context.counters.count({ [limit]: `${partner.id} helper ${application.id}` });
  const { body } = input;
  return asUnit(context, async (unit) => {
    await lockApplication(unit, partner.id, application.id);
    const opened = await findHelping(unit, partner, params, unit.now);
    if (!opened) throw new LinkNotValid();
    return change(unit, opened, body);
  });
}
