import * as calls from '@ndp/contract/calls/messages.ts';
import { askAboutOffer } from '../../features/messages/offers.ts';
import { writeMessage } from '../../features/messages/write-message.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** The applicant writes to the office, also about an offer. */
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
  mount(http, calls.askAboutOffer, (input) =>
    answerChange(http.context, input, async (unit, opened, { files = [], ...offer }) => {
      await askAboutOffer(unit, opened, { offer, files });
      return opened.application;
    }),
  );
}
