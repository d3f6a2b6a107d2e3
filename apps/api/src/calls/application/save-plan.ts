import * as calls from '@ndp/contract/calls/plan.ts';
import { savePlan } from '../../features/estimate/save-plan.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** How the replacement will take place, asked once the organiser has measured. */
export function mountSavePlan(http: Http): void {
  const { context } = http;
  mount(http, calls.savePlan, async (input) => answerChange(context, input, savePlan));
}
