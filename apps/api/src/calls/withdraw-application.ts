import { calls } from '@ndp/contract/calls/all.ts';
import { canBeWithdrawn } from '../completion/correction.ts';
import { type Http, mount } from '../http/mount.ts';
import { WithdrawalClosed } from '../http/refusals.ts';
import { moveStatus } from '../pipeline/move-status.ts';
import { tellStatus } from '../pipeline/tell-status.ts';
import { cancelRequests } from '../signing/standing-requests.ts';
import { keyOf } from '../store/links.ts';
import { readAnswer } from './application-answer.ts';
import { changeByLink } from './open-by-link.ts';

/** Withdraws an application until its agreement is signed; what waits for a signature is cancelled. Harmless twice. */
export function mountWithdrawApplication(http: Http): void {
  const { parts } = http;
  mount(http, calls.withdrawApplication, async (asked) => {
    const answer = await changeByLink(parts, asked, async (trx, { partner, application }) => {
      const vault = { db: trx, keys: parts.keys };
      if (application.status === 'withdrawn') return readAnswer(vault, application, partner);
      if (!(await canBeWithdrawn(trx, application))) throw new WithdrawalClosed();
      const now = parts.clock();
      const moved = await moveStatus(trx, application, 'withdrawn', { actor: 'applicant' }, now);
      await cancelRequests(trx, keyOf(application), 'withdrawal', now);
      await tellStatus(trx, parts, moved, now);
      return readAnswer(vault, moved, partner);
    });
    parts.wake();
    return answer;
  });
}
