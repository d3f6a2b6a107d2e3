import * as calls from '@ndp/contract/calls/steps.ts';
import { countStep } from '../../features/steps/step-counts.ts';
import { type Http, mount } from '../../platform/http/mount.ts';

/** Counts a step of the partner's portal, by day and language alone. */
export function mountCountStep(http: Http): void {
  const { context } = http;
  mount(http, calls.countStep, async (asked) => {
    await context.counters.count({ stepCount: asked.caller.visitor });
    const { body, caller } = asked;
    const { id: partnerId } = caller.partner();
    await countStep(context.db, { partnerId, language: caller.language, ...body }, context.clock());
    return { status: 'counted' as const };
  });
}
