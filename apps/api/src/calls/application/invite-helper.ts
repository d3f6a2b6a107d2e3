import * as calls from '@ndp/contract/calls/helping.ts';
import { dismissHelper, inviteHelper, sendHelperLink } from '../../features/application/invite-helper.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** The applicant invites a helper, mails the link again, or takes the invitation back. */
export function mountInviteHelper(http: Http): void {
  const { context } = http;
  mount(http, calls.inviteHelper, async (input) => {
    const answer = await answerChange(context, input, (unit, { application }, { signed_as, ...person }) =>
      inviteHelper(unit, application, { ...person, signedAs: signed_as }),
    );
    context.wake();
    return answer;
  });
  mount(http, calls.sendHelperLink, async (input) => {
    const answer = await answerChange(context, input, async (unit, { partner, application }) => {
      await context.counters.count({ resend: `${partner.id} helper ${application.id}` }, unit);
      await sendHelperLink(unit, application);
      return application;
    });
    context.wake();
    return answer;
  });
  mount(http, calls.dismissHelper, async (input) =>
    answerChange(context, input, async (unit, { application }) => {
      await dismissHelper(unit, application);
      return application;
    }),
  );
}
