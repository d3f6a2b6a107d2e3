import * as calls from '@ndp/contract/calls/steps.ts';
import { countStep } from '../../features/steps/step-counts.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';

/** Counts a step of the partner's portal, by day and language alone. */
export function mountCountStep(http: Http): void {
  const { context } = http;
  mount(http, calls.countStep, async (input) => {
    await context.counters.count({ stepCount: input.caller.visitor });
    const { body, caller } = input;
    const { id: partnerId } = caller.partner();
    await countStep(context.db, { partnerId, language: caller.language, ...body }, context.clock());
    return { status: 'counted' as const };
  });
}
