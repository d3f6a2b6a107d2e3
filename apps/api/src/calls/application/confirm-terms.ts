import * as calls from '@ndp/contract/calls/link-care.ts';
import { confirmTerms } from '../../features/application/confirm-terms.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** The applicant's own act, wherever a helper prepared a part: no other link can do it. */
export function mountConfirmTerms(http: Http): void {
  mount(http, calls.confirmTerms, async (input) => answerChange(http.context, input, confirmTerms));
}
