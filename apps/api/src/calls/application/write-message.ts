import * as calls from '@ndp/contract/calls/messages.ts';
import { writeMessage } from '../../features/messages/write-message.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** The applicant writes to the office. */
export function mountWriteMessage(http: Http): void {
  mount(http, calls.writeMessage, (input) =>
    answerChange(
      http.context,
      input,
      async (unit, { application }, { text, files = [] }) => {
        await writeMessage(unit, application, { text, files, personId: null });
        return application;
      },
      { isUnacknowledged: true },
    ),
  );
}
