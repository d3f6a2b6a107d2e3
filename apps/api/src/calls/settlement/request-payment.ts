import { calls } from '@ndp/contract/calls/all.ts';
import { changeByLink } from '../../cases/link/open-by-link.ts';
import { requestPayment } from '../../features/settlement/request-payment.ts';
import { type Http, mount } from '../../platform/http/mount.ts';

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
