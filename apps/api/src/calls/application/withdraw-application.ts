import * as calls from '@ndp/contract/calls/papers.ts';
import { whyNotNow } from '../../cases/facts/require-action.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { WithdrawalClosed } from '../../features/application/refusals.ts';
import { cancelRequests } from '../../features/signing/requests/document-requests.ts';
import { notifyApplicant } from '../../mail/notify/notify-applicant.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** Withdraws an application until its agreement is signed; what waits for a signature is cancelled. Harmless twice. */
export function mountWithdrawApplication(http: Http): void {
  const { context } = http;
  mount(http, calls.withdrawApplication, async (input) => {
    const answer = await answerChange(
      context,
      input,
      async (unit, opened) => {
        const { application } = opened;
        if (application.status === 'withdrawn') return application;
        if (await whyNotNow(unit, opened, 'withdraw')) throw new WithdrawalClosed();
        const moved = await moveStatus(unit, application, 'withdrawn', { actor: 'applicant' });
        await cancelRequests(unit, keyOf(application), 'withdrawal');
        await notifyApplicant(unit, moved);
        return moved;
      },
      { isUnacknowledged: true },
    );
    context.wake();
    return answer;
  });
}
