import * as calls from '@ndp/contract/calls/link-care.ts';
import { moveTo } from '../../cases/status/progress.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from './answer-change.ts';

/** A person acts behind the link, so the address counts as verified; afterwards it changes nothing. */
export function mountConfirmEmail(http: Http): void {
  const { context } = http;
  mount(http, calls.confirmEmail, async (asked) =>
    answerChange(context, asked, async (unit, { application }) => {
      const isNew = application.status === 'submitted';
      return isNew ? moveTo(unit, application, 'verified') : application;
    }),
  );
}
