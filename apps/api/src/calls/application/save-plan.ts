import * as calls from '@ndp/contract/calls/plan.ts';
import { savePlan } from '../../features/estimate/save-plan.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from './answer-change.ts';

/** How the replacement will take place, asked once the organiser has measured. */
export function mountSavePlan(http: Http): void {
  const { context } = http;
  mount(http, calls.savePlan, async (asked) => answerChange(context, asked, savePlan));
}
