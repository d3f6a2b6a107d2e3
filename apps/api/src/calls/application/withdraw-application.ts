import { calls } from '@ndp/contract/calls/all.ts';
import { keyOf } from '../../cases/case-key.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { canBeWithdrawn } from '../../features/application/correction.ts';
import { WithdrawalClosed } from '../../features/application/refusals.ts';
import { cancelRequests } from '../../features/signing/standing-requests.ts';
import { tellStatus } from '../../mail/status/tell-status.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from './answer-change.ts';

/** Withdraws an application until its agreement is signed; what waits for a signature is cancelled. Harmless twice. */
export function mountWithdrawApplication(http: Http): void {
  const { parts } = http;
  mount(http, calls.withdrawApplication, async (asked) => {
    const answer = await answerChange(parts, asked, async (trx, { application }) => {
      if (application.status === 'withdrawn') return application;
      if (!(await canBeWithdrawn(trx, application))) throw new WithdrawalClosed();
      const now = parts.clock();
      const moved = await moveStatus(trx, application, 'withdrawn', { actor: 'applicant' }, now);
      await cancelRequests(trx, keyOf(application), 'withdrawal', now);
      await tellStatus(trx, parts, moved, now);
      return moved;
    });
    parts.wake();
    return answer;
  });
}
