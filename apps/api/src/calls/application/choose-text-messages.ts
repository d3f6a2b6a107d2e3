import * as calls from '@ndp/contract/calls/text-messages.ts';
import { chooseTextMessages } from '../../features/application/choose-text-messages.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** The applicant asks for text messages, or takes that back. */
export function mountChooseTextMessages(http: Http): void {
  mount(http, calls.chooseTextMessages, (input) =>
    answerChange(http.context, input, (unit, { application }, { wanted }) =>
      chooseTextMessages(unit, application, wanted && http.context.config.sms),
    ),
  );
}
