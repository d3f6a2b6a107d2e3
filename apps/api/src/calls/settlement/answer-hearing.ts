import * as calls from '@ndp/contract/calls/hearings.ts';
import { answerHearing } from '../../features/payments/hearings.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from '../application/answer-change.ts';

/** The applicant explains before less is paid than agreed. */
export function mountAnswerHearing(http: Http): void {
  mount(http, calls.answerHearing, (asked) =>
    answerChange(http.context, asked, (unit, opened, { text }) => answerHearing(unit, opened, text)),
  );
}
