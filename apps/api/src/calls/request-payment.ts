import { calls } from '@ndp/contract/calls/all.ts';
import { type Http, mount } from '../http/mount.ts';
import { requestPayment } from '../settlement/request-payment.ts';
import { changeByLink } from './open-by-link.ts';

/** Applies for the payment; pressed twice, it is one application. */
export function mountRequestPayment(http: Http): void {
  const { parts } = http;
  mount(http, calls.requestPayment, async (asked) => {
    const { language } = asked.caller;
    const answer = await changeByLink(parts, asked, (trx, opened, body) =>
      requestPayment(trx, parts, opened, { ...body, language }),
    );
    parts.wake();
    return answer;
  });
}
