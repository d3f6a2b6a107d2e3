import * as calls from '@ndp/contract/calls/duties.ts';
import { answerRunning } from '../../features/duties/answer-running.ts';
import { markDuty } from '../../features/duties/mark-duty.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from '../application/answer-change.ts';

/** The applicant says that a duty after the replacement is done, and whether the new source runs. */
export function mountMarkDuty(http: Http): void {
  mount(http, calls.markDuty, (input) =>
    answerChange(http.context, input, (unit, opened, { is_done, note }) =>
      markDuty(unit, opened, { kind: input.params.duty, isDone: is_done, note }),
    ),
  );
  mount(http, calls.answerRunning, (input) =>
    answerChange(http.context, input, (unit, opened, answer) => answerRunning(unit, opened, answer)),
  );
}
