import * as calls from '@ndp/contract/calls/helping.ts';
import { dismissHelper, inviteHelper, sendHelperLink } from '../../features/application/invite-helper.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from './answer-change.ts';

/** The applicant invites a helper, mails the link again, or takes the invitation back. */
export function mountInviteHelper(http: Http): void {
  const { context } = http;
  mount(http, calls.inviteHelper, async (asked) => {
    const answer = await answerChange(context, asked, (unit, { application }, { signed_as, ...person }) =>
      inviteHelper(unit, application, { ...person, signedAs: signed_as }),
    );
    context.wake();
    return answer;
  });
  mount(http, calls.sendHelperLink, async (asked) => {
    const answer = await answerChange(context, asked, async (unit, { partner, application }) => {
      await context.counters.count({ resend: `${partner.id} helper ${application.id}` }, unit);
      await sendHelperLink(unit, application);
      return application;
    });
    context.wake();
    return answer;
  });
  mount(http, calls.dismissHelper, async (asked) =>
    answerChange(context, asked, async (unit, { application }) => {
      await dismissHelper(unit, application);
      return application;
    }),
  );
}
