import * as calls from '@ndp/contract/calls/co-owners.ts';
import { saveCoOwners } from '../../features/co-owners/save.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from '../application/answer-change.ts';

/** Names the co-owners of an application; those named after it was sent are asked at once. */
export function mountSaveCoOwners(http: Http): void {
  const { context } = http;
  mount(http, calls.saveCoOwners, async (input) => {
    const { seenRevision, caller } = input;
    const answer = await answerChange(context, input, (unit, { application }, { co_owners }) =>
      saveCoOwners(unit, application, { named: co_owners, seenRevision, language: caller.language }),
    );
    if (answer.co_owners.some(({ state }) => state === 'waiting')) context.wake();
    return answer;
  });
}
