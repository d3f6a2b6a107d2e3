import * as calls from '@ndp/contract/calls/link-care.ts';
import { moveTo } from '../../cases/status/move-status.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** A person acts behind the link, so the address counts as verified; afterwards it changes nothing. */
export function mountConfirmEmail(http: Http): void {
  const { context } = http;
  mount(http, calls.confirmEmail, async (input) =>
    answerChange(context, input, async (unit, { application }) => {
      const isNew = application.status === 'submitted';
      return isNew ? moveTo(unit, application, 'verified') : application;
    }),
  );
}
