import * as calls from '@ndp/contract/calls/co-owners.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { hasAnswered, mayNameCoOwners } from '@ndp/flows/application/co-owners/rules.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { askCoOwner } from '../../features/co-owners/invite.ts';
import {
  CoOwnerAnswered,
  CoOwnerGone,
  CoOwnersClosed,
  NotAskedYet,
} from '../../features/co-owners/refusals.ts';
import { noteChange } from '../../features/co-owners/save.ts';
import { readCoOwners } from '../../features/co-owners/store.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { TooMany } from '../../platform/limits/refusals.ts';
import { answerChange } from '../application/answer-change.ts';

/** What an applicant waits once an address had its share of mails, s. */
const shareSeconds = 60 * 60;

/** Mails a co-owner who has not answered a new link; the one before dies. */
export function mountRemindCoOwner(http: Http): void {
  const { context } = http;
  mount(http, calls.remindCoOwner, async (input) => {
    const answer = await answerChange(context, input, async (unit, { partner, application }) => {
      const coOwners = await readCoOwners(unit, keyOf(application));
      const coOwner = coOwners.find(({ id }) => id === input.params.co_owner.toLowerCase());
      if (!coOwner) throw new CoOwnerGone();
      if (isOpen(application.status)) throw new NotAskedYet();
      if (!mayNameCoOwners(application.status)) throw new CoOwnersClosed();
      if (hasAnswered(coOwner)) throw new CoOwnerAnswered();
      await context.counters.count({ resend: `${partner.id} co-owner ${coOwner.id}` }, unit);
      if (!(await askCoOwner(unit, application, coOwner))) throw new TooMany(shareSeconds);
      return noteChange(unit, application);
    });
    context.wake();
    return answer;
  });
}
