import { calls } from '@ndp/contract/calls/all.ts';
import { holdApplication } from '../../cases/applications.ts';
import { answerRequest } from '../../features/co-owners/answer.ts';
import { findByCoOwnerLink } from '../../features/co-owners/links.ts';
import { openRequest, readRequest } from '../../features/co-owners/open-request.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';

/** Takes what a co-owner answers. The link is looked at before the body, and once more when the row is held. */
export function mountAnswerCoOwnerRequest(http: Http): void {
  const { parts } = http;
  mount(http, calls.answerCoOwnerRequest, async (asked) => {
    const { params, caller } = asked;
    const { partner, application, link } = await openRequest(parts, caller, params);
    await parts.counters.count({ change: `${partner.id} co-owner ${link.coOwnerId}` });
    const { body } = asked;
    const answer = await parts.db.transaction().execute(async (trx) => {
      const held = await holdApplication({ db: trx, keys: parts.keys }, partner.id, application.id);
      const key = { partnerId: partner.id, token: params.token };
      const current = await findByCoOwnerLink(trx, parts.keys, key, parts.clock());
      if (!held || !current) throw new LinkNotValid();
      const opened = { partner, application: held, link: current };
      const moved = await answerRequest(trx, parts, opened, body, caller.language);
      return readRequest({ db: trx, keys: parts.keys }, { ...opened, application: moved });
    });
    parts.wake();
    return answer;
  });
}
