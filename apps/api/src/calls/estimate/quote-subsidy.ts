import * as calls from '@ndp/contract/calls/quote-subsidy.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import { usedFields } from '../../features/estimate/used-fields.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { standingOf } from '../../platform/partners/program-standing.ts';

/** The amount and its explanation; nothing is stored. */
export function mountQuoteSubsidy(http: Http): void {
  mount(http, calls.quoteSubsidy, async (asked) => {
    // Before the body is looked at: a refusal has to be cheap.
    await http.context.counters.count({ quote: asked.caller.visitor });
    const { body, caller } = asked;
    const partner = caller.partner();
    const { state } = standingOf(http.context, partner);
    return quote(usedFields(body), partner.program, state);
  });
}
