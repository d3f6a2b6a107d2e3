import * as calls from '@ndp/contract/calls/link-care.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { keyOf } from '../../cases/case-key.ts';
import { removeSection } from '../../cases/sections.ts';
import { moveTo } from '../../cases/status/progress.ts';
import { canBeCorrected } from '../../features/application/correction.ts';
import { CorrectionClosed } from '../../features/application/refusals.ts';
import { cancelRequests } from '../../features/signing/standing-requests.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from './answer-change.ts';

/**
 * Opens a sent application again. Every section stays as it was saved, but the consents were given to other data:
 * they are asked anew, and what was given before stays on record.
 */
export function mountCorrectSection(http: Http): void {
  const { context } = http;
  mount(http, calls.correctSection, async (asked) =>
    answerChange(context, asked, async (unit, { application }) => {
      if (!(await canBeCorrected(unit.db, application)))
        throw new CorrectionClosed(isOpen(application.status) ? 'open' : 'processed');
      const key = keyOf(application);
      await removeSection(unit.db, key, 'consent');
      await cancelRequests(unit, key, 'correction');
      return moveTo(unit, application, 'in_completion');
    }),
  );
}
