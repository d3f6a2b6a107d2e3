import * as calls from '@ndp/contract/calls/text-messages.ts';
import { chooseTextMessages } from '../../features/application/choose-text-messages.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from './answer-change.ts';

/** The applicant asks for text messages, or takes that back. */
export function mountChooseTextMessages(http: Http): void {
  mount(http, calls.chooseTextMessages, (asked) =>
    answerChange(http.context, asked, (unit, { application }, { wanted }) =>
      chooseTextMessages(unit, application, wanted && http.context.config.sms),
    ),
  );
}
