import * as calls from '@ndp/contract/calls/appeals.ts';
import { appeal } from '../../features/casework/appeal.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from './answer-change.ts';

/** The applicant appeals against the refusal. */
export function mountAppealRefusal(http: Http): void {
  mount(http, calls.appealRefusal, (asked) =>
    answerChange(http.context, asked, (unit, opened, { text }) => appeal(unit, opened, text)),
  );
}
