import * as calls from '@ndp/contract/calls/co-owners.ts';
import { findLink } from '../../cases/links/links.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { answerRequest } from '../../features/co-owners/answer.ts';
import { openRequest, readRequest } from '../../features/co-owners/open-request.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';
import { asUnit } from '../../platform/unit.ts';

/** Takes what a co-owner answers. The link is looked at before the body, and once more when the row is held. */
export function mountAnswerCoOwnerRequest(http: Http): void {
  const { context } = http;
  mount(http, calls.answerCoOwnerRequest, async (input) => {
    const { params, caller } = input;
    const { partner, application, link } = await openRequest(context, caller, params);
    await context.counters.count({ change: `${partner.id} co-owner ${link.bearer}` });
    const { body } = input;
    const answer = await asUnit(context, async (unit) => {
      const locked = await lockApplication(unit, partner.id, application.id);
      const shown = { partnerId: partner.id, token: params.token, purpose: 'co_owner' } as const;
      const current = await findLink(unit, shown, unit.now);
      if (!locked || !current) throw new LinkNotValid();
      const opened = { partner, application: locked, link: current };
      const moved = await answerRequest(unit, opened, body, caller.language);
      return readRequest(unit, { ...opened, application: moved });
    });
    context.wake();
    return answer;
  });
}
