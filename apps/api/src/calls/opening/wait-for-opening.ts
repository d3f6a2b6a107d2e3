import * as calls from '@ndp/contract/calls/opening.ts';
import { takesEstimates } from '@ndp/domain/programs/timetable.ts';
import { askToWait } from '../../features/opening/ask-to-wait.ts';
import { ProgramIsOpen } from '../../features/opening/refusals.ts';
import { inEvenSteps } from '../../platform/http/in-even-steps.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { phaseOf } from '../../platform/partners/program-standing.ts';
import { countProven } from '../../platform/proof/count-proven.ts';
import { asUnit } from '../../platform/unit.ts';

/** Asks an address whether it is to wait for the programme to open. The answer never tells whether it waits already. */
export function mountWaitForOpening(http: Http): void {
  const { context } = http;
  mount(http, calls.waitForOpening, async ({ body, caller }) => {
    const partner = await caller.partner();
    const attempt = { newLink: caller.visitor };
    await countProven(context, caller, { call: 'waitForOpening', partner: partner.id }, attempt);
    if (takesEstimates(phaseOf(context, partner).state)) throw new ProgramIsOpen();
    const input = { partnerId: partner.id, email: body.email, language: caller.language };
    const isSent = await inEvenSteps(() => asUnit(context, (unit) => askToWait(unit, input)));
    if (isSent) context.wake();
    return { status: 'accepted' as const };
  });
}
