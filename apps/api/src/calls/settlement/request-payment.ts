import * as calls from '@ndp/contract/calls/settlement.ts';
import { requestPayment } from '../../features/settlement/request-payment.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from '../application/answer-change.ts';

/** Applies for the payment; pressed twice, it is one application. */
export function mountRequestPayment(http: Http): void {
  const { context } = http;
  mount(http, calls.requestPayment, async (input) => {
    const { language } = input.caller;
    const answer = await answerChange(context, input, (unit, opened, body) =>
      requestPayment(unit, opened, { ...body, language }),
    );
    context.wake();
    return answer;
  });
}
