import * as calls from '@ndp/contract/calls/papers.ts';
import { keyOf } from '../../cases/case-key.ts';
import { whyNotNow } from '../../cases/facts/require-action.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { WithdrawalClosed } from '../../features/application/refusals.ts';
import { cancelRequests } from '../../features/signing/standing-requests.ts';
import { notifyApplicant } from '../../mail/status/notify-applicant.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from './answer-change.ts';

/** Withdraws an application until its agreement is signed; what waits for a signature is cancelled. Harmless twice. */
export function mountWithdrawApplication(http: Http): void {
  const { context } = http;
  mount(http, calls.withdrawApplication, async (asked) => {
    const answer = await answerChange(context, asked, async (unit, opened) => {
      const { application } = opened;
      if (application.status === 'withdrawn') return application;
      if (await whyNotNow(unit, opened, 'withdraw')) throw new WithdrawalClosed();
      const moved = await moveStatus(unit, application, 'withdrawn', { actor: 'applicant' });
      await cancelRequests(unit, keyOf(application), 'withdrawal');
      await notifyApplicant(unit, moved);
      return moved;
    });
    context.wake();
    return answer;
  });
}
