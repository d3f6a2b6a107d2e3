import * as calls from '@ndp/contract/calls/quote-subsidy.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import { usedFields } from '../../features/estimate/used-fields.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { phaseOf } from '../../platform/partners/program-standing.ts';

/** The amount and its explanation; nothing is stored. */
export function mountQuoteSubsidy(http: Http): void {
  mount(http, calls.quoteSubsidy, async (input) => {
    // Before the body is looked at: a refusal has to be cheap.
    await http.context.counters.count({ quote: input.caller.visitor });
    const { body, caller } = input;
    const partner = caller.partner();
    const { state } = phaseOf(http.context, partner);
    return quote(usedFields(body), partner.program, state);
  });
}
