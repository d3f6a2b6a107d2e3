import * as calls from '@ndp/contract/calls/settlement.ts';
import { requestPayment } from '../../features/settlement/request-payment.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from '../application/answer-change.ts';

/** Applies for the payment; pressed twice, it is one application. */
export function mountRequestPayment(http: Http): void {
  const { context } = http;
  mount(http, calls.requestPayment, async (asked) => {
    const { language } = asked.caller;
    const answer = await answerChange(context, asked, (unit, opened, body) =>
      requestPayment(unit, opened, { ...body, language }),
    );
    context.wake();
    return answer;
  });
}
