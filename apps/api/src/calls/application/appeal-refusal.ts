import * as calls from '@ndp/contract/calls/appeals.ts';
import { appeal } from '../../features/casework/appeal.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** The applicant appeals against the refusal. */
export function mountAppealRefusal(http: Http): void {
  mount(http, calls.appealRefusal, (input) =>
    answerChange(http.context, input, (unit, opened, { text }) => appeal(unit, opened, text), {
      isUnacknowledged: true,
    }),
  );
}
