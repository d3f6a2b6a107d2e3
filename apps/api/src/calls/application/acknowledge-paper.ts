import * as calls from '@ndp/contract/calls/link-care.ts';
import { acknowledgePaper } from '../../features/estimate/paper.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** The first thing the applicant of a case from paper does: nothing can be filled in before. */
export function mountAcknowledgePaper(http: Http): void {
  const { context } = http;
  mount(http, calls.acknowledgePaper, async (input) =>
    answerChange(context, input, acknowledgePaper, { isUnacknowledged: true }),
  );
}
