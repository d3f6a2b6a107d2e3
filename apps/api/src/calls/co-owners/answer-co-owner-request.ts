import * as calls from '@ndp/contract/calls/co-owners.ts';
import { holdApplication } from '../../cases/applications.ts';
import { findLink } from '../../cases/links.ts';
import { answerRequest } from '../../features/co-owners/answer.ts';
import { openRequest, readRequest } from '../../features/co-owners/open-request.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';
import { asUnit } from '../../platform/unit.ts';

/** Takes what a co-owner answers. The link is looked at before the body, and once more when the row is held. */
export function mountAnswerCoOwnerRequest(http: Http): void {
  const { context } = http;
  mount(http, calls.answerCoOwnerRequest, async (asked) => {
    const { params, caller } = asked;
    const { partner, application, link } = await openRequest(context, caller, params);
    await context.counters.count({ change: `${partner.id} co-owner ${link.bearer}` });
    const { body } = asked;
    const answer = await asUnit(context, async (unit) => {
      const held = await holdApplication(unit, partner.id, application.id);
      const shown = { partnerId: partner.id, token: params.token, purpose: 'co_owner' } as const;
      const current = await findLink(unit, shown, unit.now);
      if (!held || !current) throw new LinkNotValid();
      const opened = { partner, application: held, link: current };
      const moved = await answerRequest(unit, opened, body, caller.language);
      return readRequest(unit, { ...opened, application: moved });
    });
    context.wake();
    return answer;
  });
}
