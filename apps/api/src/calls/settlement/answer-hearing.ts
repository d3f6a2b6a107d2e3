import * as calls from '@ndp/contract/calls/hearings.ts';
import { answerHearing } from '../../features/payments/hearings.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from '../application/answer-change.ts';

/** The applicant explains before less is paid than agreed. */
export function mountAnswerHearing(http: Http): void {
  mount(http, calls.answerHearing, (input) =>
    answerChange(http.context, input, (unit, opened, { text }) => answerHearing(unit, opened, text)),
  );
}
