import * as calls from '@ndp/contract/calls/link-care.ts';
import { openAgain } from '../../features/application/correction.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** Opens a sent application again, to correct a section of it. */
export function mountCorrectSection(http: Http): void {
  const { context } = http;
  mount(http, calls.correctSection, async (input) =>
    answerChange(context, input, (unit, opened) => openAgain(unit, opened)),
  );
}
