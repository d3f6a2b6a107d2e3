import * as calls from '@ndp/contract/calls/messages.ts';
import { writeMessage } from '../../features/messages/write-message.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from './answer-change.ts';

/** The applicant writes to the office. */
export function mountWriteMessage(http: Http): void {
  mount(http, calls.writeMessage, (asked) =>
    answerChange(http.context, asked, async (unit, { application }, { text }) => {
      await writeMessage(unit, application, { text, personId: null });
      return application;
    }),
  );
}
